extension ScrollStep: CustomStringConvertible {
  /// The input and what it did on one line, the parts in the order in which they consumed:
  /// `drag -350 on introduction → page -300, header -50, overscroll 0, unconsumed 0`.
  public var description: String {
    let parts = parts
    return parts.isEmpty ? inputText : "\(inputText) → \(parts.joined(separator: ", "))"
  }

  private var inputText: String {
    switch input {
    case .drag(let distance, _, _): "drag \(distance) on \(page)"
    case .glide(let distance, _, _): "glide \(distance) on \(page)"
    case .release(let velocity, _, _): "fling \(Self.plain(velocity)) on \(page)"
    case .settle: "settle"
    case .tab: "tab \(page)"
    case .pagerDrag(let distance): "pager drag \(distance)"
    case .pagerRelease(let velocity): "pager fling \(Self.plain(velocity))"
    case .pagerReport(let x): "pager report \(x)"
    case .carousel(let row, let distance, _, _): "carousel \(distance) in \(row) on \(page)"
    case .scroll(let target, _): "scroll to \(target) on \(page)"
    case .content(_, _, let toggled):
      toggled.map { "toggle \($0) on \(page)" } ?? "content of \(page)"
    case .header: "header"
    case .resize(let environment, _):
      "resize to \(environment.width)×\(environment.viewportHeight)"
    }
  }

  private var parts: [String] {
    let (listed, canRemain) = listedParts
    guard !listed.isEmpty else { return [] }
    let order = consumed.order
    let parts = (order + listed.filter { !order.contains($0) }).map { "\($0) \(consumed[$0])" }
    return parts + (canRemain ? ["unconsumed \(consumed.unconsumed)"] : [])
  }

  /// The parts that are named even where they took nothing, and whether something can remain.
  private var listedParts: ([ScrollConsumption.Part], canRemain: Bool) {
    switch input {
    case .drag, .glide, .release: ([.header, .page, .overscroll], true)
    case .scroll: ([.header, .page, .overscroll], false)
    case .settle: ([.header, .overscroll, .pager], false)
    case .tab: ([.pager, .overscroll], false)
    case .pagerDrag, .pagerReport: ([.pager], true)
    case .carousel: ([.carousel], true)
    case .pagerRelease, .content, .header, .resize: ([], false)
    }
  }

  /// `1000` where a `Double` prints `1000.0`.
  private static func plain(_ number: Double) -> String {
    // By hand: what makes a whole number of a Double needs the C library's rounding.
    let text = number == 0 ? "0" : "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
