/// Measurements as lines, for people or for programs.
enum Report {
  static func heading() -> String {
    row(["case", "n", "median ms", "ns/row", "bytes/row", "ratio"]) + "  to"
  }

  static func line(_ measurement: HeightMeasurement) -> String {
    row([
      measurement.name, String(measurement.n),
      decimal(Double(measurement.median) / 1_000_000, places: 3),
      decimal(measurement.nanosecondsPerRow, places: 1),
      measurement.bytesPerRow.map { decimal($0, places: 1) } ?? "",
      decimal(measurement.ratio, places: 3),
    ]) + "  \(measurement.yardstick)"
  }

  static func json(_ measurement: HeightMeasurement) -> String {
    var fields = [
      "\"name\": \"\(measurement.name)\"", "\"n\": \(measurement.n)",
      "\"median_ns\": \(measurement.median)",
      "\"ns_per_row\": \(decimal(measurement.nanosecondsPerRow, places: 2))",
    ]
    if let bytes = measurement.bytesPerRow {
      fields.append("\"bytes_per_row\": \(decimal(bytes, places: 1))")
    }
    fields += [
      "\"yardstick\": \"\(measurement.yardstick)\"",
      "\"yardstick_ns\": \(measurement.yardstickMedian)",
      "\"ratio\": \(decimal(measurement.ratio, places: 3))",
    ]
    return "{\(fields.joined(separator: ", "))}"
  }

  private static func row(_ fields: [String]) -> String {
    let widths = [26, 9, 11, 9, 10, 8]
    return zip(fields, widths).enumerated().map { index, pair in
      let (field, width) = pair
      let space = String(repeating: " ", count: max(0, width - field.count))
      return index == 0 ? field + space : space + field
    }.joined()
  }

  /// A number with a fixed count of decimal places, without Foundation.
  private static func decimal(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let digits = String(scaled.magnitude % scale.magnitude)
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / scale.magnitude).\(zeros)\(digits)"
  }
}
