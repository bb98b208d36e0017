public import RowKit
public import RowKitRender

/// Compares what a person sees of a screen with the text that is recorded in a file beside the test:
/// `__Snapshots__/TestFile/testFunction[.name].txt`.
///
///     assertScreen(page.screen)
///     assertScreen(page.screen, in: .iPad, by: TextRenderer(detail: .summary), named: "iPad")
///     assertScreen(page.screen, at: 120, named: "scrolled")
///
/// - Parameters:
///   - screen: The screen.
///   - environment: Where it is laid out; on an iPhone SE unless said otherwise.
///   - offset: How far its viewport is scrolled up, in points; all rows are printed where there is none.
///   - renderer: What prints it.
///   - name: Which snapshot of the test it is, where there are several; each case of a test with
///     arguments needs one.
///   - rules: Rules for what is another text at each run.
///   - fileID: The file of the test, for messages.
///   - filePath: The path of the test's file, beside which the text is recorded.
///   - function: The function of the test; a function that asserts for its caller passes its caller's.
///   - line: The line of the test, for messages.
///   - column: The column of the test, for messages.
public func assertScreen(
  _ screen: Screen, in environment: LayoutEnvironment = .iPhoneSE, at offset: Length? = nil,
  by renderer: TextRenderer = TextRenderer(), named name: String? = nil,
  replacing rules: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(
      renderer.render(screen, in: environment, offset: offset), named: name, replacing: rules)
}

/// Compares what a person sees of a screen in several environments with what is recorded beside the
/// test: in one file, each below a heading, or in a file each.
///
///     let sizes = Environments(devices: ["iPhone SE": .iPhoneSE], textSizes: TextSize.allCases)
///     assertScreen(page.screen, in: sizes, named: "sizes")
///
/// - Parameters:
///   - screen: The screen.
///   - environments: Where it is laid out.
///   - offset: How far its viewport is scrolled up, in points; all rows are printed where there is none.
///   - renderer: What prints it.
///   - name: Which snapshot of the test it is, where there are several; each case of a test with
///     arguments needs one.
///   - rules: Rules for what is another text at each run.
///   - fileID: The file of the test, for messages.
///   - filePath: The path of the test's file, beside which the text is recorded.
///   - function: The function of the test; a function that asserts for its caller passes its caller's.
///   - line: The line of the test, for messages.
///   - column: The column of the test, for messages.
public func assertScreen(
  _ screen: Screen, in environments: Environments, at offset: Length? = nil,
  by renderer: TextRenderer = TextRenderer(), named name: String? = nil,
  replacing rules: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = Call(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  func text(in environment: LayoutEnvironment) -> String {
    renderer.render(screen, in: environment, offset: offset)
  }
  guard !environments.all.isEmpty else {
    call.fail("Environments: expected one or more, found none.")
    return
  }
  switch environments.files {
  case .one: call.check(environments.text(text), named: name, replacing: rules)
  case .each:
    guard call.isEnough(name) else { return }
    for one in environments.all {
      let whole = name.map { "\($0).\(one.name)" } ?? one.name
      call.check(text(in: one.environment), named: whole, replacing: rules)
    }
  }
}
