/// What a value prints, the same on every run.
///
/// As `String(describing:)`, but for the elements of sets and dictionaries, which that prints in the
/// order of their hashes: here they come in the order of their texts, also deep inside other values.
func deterministicDescription(of value: Any) -> String {
  holdsUnordered(value) ? ordered(value, isNested: false) : String(describing: value)
}

private func holdsUnordered(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .set, .dictionary: return true
  default: return mirror.children.contains { holdsUnordered($0.value) }
  }
}

private func ordered(_ value: Any, isNested: Bool) -> String {
  let mirror = Mirror(reflecting: value)
  let values = mirror.children.map { ordered($0.value, isNested: true) }
  switch mirror.displayStyle {
  case .set: return "[" + values.sorted().joined(separator: ", ") + "]"
  case .collection: return "[" + values.joined(separator: ", ") + "]"
  case .dictionary:
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { ordered($0.value, isNested: true) }
        .joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
  case .tuple: return "(" + labelled(mirror, values) + ")"
  case .enum:
    guard let payload = mirror.children.first, let name = payload.label else { break }
    return name + (values[0].hasPrefix("(") ? values[0] : "(\(values[0]))")
  case .struct where !mirror.children.isEmpty && holdsUnordered(value):
    return "\(mirror.subjectType)(" + labelled(mirror, values) + ")"
  default: break
  }
  return isNested ? String(reflecting: value) : String(describing: value)
}

private func labelled(_ mirror: Mirror, _ values: [String]) -> String {
  zip(mirror.children, values).map { child, value in
    guard let label = child.label, !label.hasPrefix(".") else { return value }
    return "\(label): \(value)"
  }
  .joined(separator: ", ")
}
