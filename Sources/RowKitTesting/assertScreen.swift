public import RowKit
public import RowKitRender

/// Asserts that a screen prints the text that is recorded in a file.
///
/// The file is next to the test: `__Snapshots__/TestFile/testFunction[.name].txt`.
///
///     assertScreen(page.screen)
///     assertScreen(page.screen, in: .iPad, by: TextRenderer(detail: .summary), named: "iPad")
///     assertScreen(page.screen, at: 120, named: "scrolled")
///
/// - Parameters:
///   - screen: The screen.
///   - environment: The environment of the layout, an iPhone SE by default.
///   - offset: The scroll offset of the viewport to print, in points; nil prints all rows.
///   - renderer: The renderer that prints the screen.
///   - name: The name of the snapshot, which is required if the test has several snapshots or is
///     parameterized.
///   - replacements: Replacements for text that varies between runs.
///   - fileID: The file ID of the call, for failures.
///   - filePath: The path of the test's file, next to which the text is recorded.
///   - function: The test's function. A helper function passes the function of its caller.
///   - line: The line of the call, for failures.
///   - column: The column of the call, for failures.
public func assertScreen(
  _ screen: Screen, in environment: LayoutEnvironment = .iPhoneSE, at offset: Length? = nil,
  by renderer: TextRenderer = TextRenderer(), named name: String? = nil,
  replacing replacements: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  Call(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .check(
      renderer.render(screen, in: environment, offset: offset), named: name, replacing: replacements
    )
}

/// Asserts that a screen prints the recorded texts in several environments.
///
/// The texts are in a single file, each below a heading, or in one file for each environment.
///
///     let sizes = Environments(devices: [.iPhoneSE], textSizes: TextSize.allCases)
///     assertScreen(page.screen, in: sizes, named: "sizes")
///
/// - Parameters:
///   - screen: The screen.
///   - environments: The environments of the layouts.
///   - offset: The scroll offset of the viewport to print, in points; nil prints all rows.
///   - renderer: The renderer that prints the screen.
///   - name: The name of the snapshot, which is required if the test has several snapshots or is
///     parameterized.
///   - replacements: Replacements for text that varies between runs.
///   - fileID: The file ID of the call, for failures.
///   - filePath: The path of the test's file, next to which the text is recorded.
///   - function: The test's function. A helper function passes the function of its caller.
///   - line: The line of the call, for failures.
///   - column: The column of the call, for failures.
public func assertScreen(
  _ screen: Screen, in environments: Environments, at offset: Length? = nil,
  by renderer: TextRenderer = TextRenderer(), named name: String? = nil,
  replacing replacements: [Replacement] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = Call(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  func text(in environment: LayoutEnvironment) -> String {
    renderer.render(screen, in: environment, offset: offset)
  }
  guard !environments.all.isEmpty else {
    call.fail("Environments: expected at least one environment, found none.")
    return
  }
  switch environments.files {
  case .one: call.check(environments.text(text), named: name, replacing: replacements)
  case .each:
    guard call.validate(name: name) else { return }
    for one in environments.all {
      let fullName = name.map { "\($0).\(one.name)" } ?? one.name
      call.check(text(in: one.environment), named: fullName, replacing: replacements)
    }
  }
}
