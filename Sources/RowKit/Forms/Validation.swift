/// Which fields of a form may show what is wrong with them yet.
///
///     var name = ""
///     var validation = Validation<Field>(.onLeaving)
///
///     mutating func handle(_ action: Action, input: ActionInput) {
///       switch (action, input) {
///       case (.edit(.name), .text(let text)):
///         name = text
///         validation.change(.name)
///       case …
///     }
///
///     NameRow(name: name)
///       .on(.valueChanged, Action.edit(.name))
///       .on(.editingEnded, Action.leave(.name))
///       .invalid(name.isEmpty ? "Enter a name" : nil, isShown: validation.shows(.name))
///
/// What is wrong follows from the values; this only says whether it is time to say so. Once a field shows
/// its messages it goes on doing so, until ``reset()``.
public struct Validation<Field: Hashable> {
  /// When a field starts to show its messages.
  public enum Timing: Hashable, Sendable {
    /// When it is changed for the first time.
    case onChange
    /// When it is left for the first time.
    case onLeaving
    /// When the form is submitted for the first time.
    case onSubmit
  }

  /// When a field starts to show its messages.
  ///
  /// Whatever it is, all do when the form is submitted.
  public var timing: Timing
  private var shown: Set<Field> = []
  private var isSubmitted = false

  /// Creates the state of a form that nobody touched.
  public init(_ timing: Timing = .onLeaving) {
    self.timing = timing
  }

  /// Whether a field shows its messages.
  public func shows(_ field: Field) -> Bool { isSubmitted || shown.contains(field) }

  /// Notes that a field was changed.
  public mutating func change(_ field: Field) {
    if timing == .onChange { shown.insert(field) }
  }

  /// Notes that a field was left; unless the messages wait for the form to be submitted, it shows its own
  /// from now on.
  public mutating func leave(_ field: Field) {
    if timing != .onSubmit { shown.insert(field) }
  }

  /// Notes that the form was submitted: from now on every field shows its messages.
  public mutating func submit() { isSubmitted = true }

  /// Forgets all, as for a new form.
  public mutating func reset() {
    shown = []
    isSubmitted = false
  }
}

extension Validation: Equatable {}
extension Validation: Sendable where Field: Sendable {}
