extension Length: CustomStringConvertible {
  /// The length in points: exact where its decimals end, otherwise two places after a `~`.
  ///
  ///     print(Length(116.5))                        // 116.5
  ///     print(Length(350).scaled(by: 1, over: 3))   // ~116.67
  ///
  /// Never `-0`, and the same on every machine.
  public var description: String {
    // 240 is 2⁴·3·5: what is left after a factor 3 ends within four decimal places.
    let ends = units % 3 == 0
    let places = ends ? 4 : 2
    let scale: UInt64 = ends ? 10_000 : 100
    let perPoint = UInt64(Length.unitsPerPoint)
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: perPoint)
    let rounded = (rest * scale * 2 + perPoint) / (perPoint * 2)
    let points = whole + rounded / scale
    let decimals = rounded % scale

    var text = ends ? "" : "~"
    if units < 0, points != 0 || decimals != 0 { text += "-" }
    text += String(points)
    guard decimals != 0 || !ends else { return text }
    let digits = String(decimals)
    var fraction = String(repeating: "0", count: places - digits.count) + digits
    while ends, fraction.last == "0" { fraction.removeLast() }
    return text + "." + fraction
  }
}
