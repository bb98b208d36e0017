/// The rulers of one layout, each made when its style is first measured.
///
/// A class, so that what one row needs is there for the next; what it has made can be kept, and given
/// to another.
final class FontRulers {
  private let metrics: any FontMetrics
  private let textSize: TextSize
  private(set) var made: [FontRuler?]

  init(_ metrics: any FontMetrics, _ textSize: TextSize, made: [FontRuler?] = []) {
    self.metrics = metrics
    self.textSize = textSize
    self.made = made.isEmpty ? TextStyle.allCases.map { _ in nil } : made
  }

  subscript(style: TextStyle) -> FontRuler {
    let index = Int(style.rawValue)
    if let ruler = made[index] { return ruler }
    let ruler = FontRuler(metrics: metrics, font: style.font(at: textSize))
    made[index] = ruler
    return ruler
  }
}
