/// The rulers of one layout, each made when its style is first measured.
///
/// A class, so that what one row needs is there for the next. What the metrics said outlives them: a layout
/// keeps it, and gives it to the rulers of its next pass.
final class FontRulers {
  private let metrics: any FontMetrics
  private let textSize: TextSize
  private(set) var made: [FontAdvances?]
  private var rulers: [FontRuler?]

  init(_ metrics: any FontMetrics, _ textSize: TextSize, made: [FontAdvances?] = []) {
    self.metrics = metrics
    self.textSize = textSize
    self.made = made.isEmpty ? TextStyle.allCases.map { _ in nil } : made
    rulers = TextStyle.allCases.map { _ in nil }
  }

  subscript(style: TextStyle) -> FontRuler {
    let index = Int(style.rawValue)
    if let ruler = rulers[index] { return ruler }
    let advances = made[index] ?? FontAdvances(metrics: metrics, font: style.font(at: textSize))
    let ruler = FontRuler(advances)
    made[index] = advances
    rulers[index] = ruler
    return ruler
  }
}
