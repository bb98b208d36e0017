// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  // An existential costs; `any` makes each one visible where it is written.
  .enableUpcomingFeature("ExistentialAny"),
  // What a file imports stays its own affair: no dependency leaks to users by accident.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is found only where its module is imported, so a file's imports tell the truth.
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "RowKit",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "RowKit", targets: ["RowKit"]),
    .library(name: "RowKitRender", targets: ["RowKitRender"]),
    .library(name: "RowKitFonts", targets: ["RowKitFonts"]),
    .library(name: "RowKitHosts", targets: ["RowKitHosts"]),
    .library(name: "RowKitTestSupport", targets: ["RowKitTestSupport"]),
    // For tests alone: it links XCTest and Testing, which no other product does.
    .library(name: "RowKitTesting", targets: ["RowKitTesting"]),
    .executable(name: "rowkit-snapshots", targets: ["SnapshotCommand"]),
  ],
  targets: [
    .target(
      name: "RowKit",
      exclude: ["Typesetting/Unicode/LICENSE-UNICODE.txt"],
      swiftSettings: settings),
    .target(name: "RowKitRender", dependencies: ["RowKit"], swiftSettings: settings),

    .target(name: "RowKitFonts", dependencies: ["RowKit"], swiftSettings: settings),

    .target(name: "RowKitHosts", dependencies: ["RowKit"], swiftSettings: settings),

    // The parts of snapshots that don't need a test framework, so that the command links none.
    .target(name: "RowKitSnapshots", dependencies: ["RowKit"], swiftSettings: settings),
    .target(
      name: "RowKitTesting",
      dependencies: ["RowKit", "RowKitRender", "RowKitSnapshots"],
      swiftSettings: settings),
    .executableTarget(
      name: "SnapshotCommand", dependencies: ["RowKitSnapshots"], swiftSettings: settings),

    .target(
      name: "RowKitTestSupport", dependencies: ["RowKit", "RowKitRender"], swiftSettings: settings),

    // Code that the examples share: JSON whose errors have locations, and command-line options.
    .target(name: "ExampleSupport", path: "Examples/Support", swiftSettings: settings),

    .target(
      name: "ProductDetailScreen",
      dependencies: [
        "RowKitTestSupport", "ExampleSupport", "RowKit", "RowKitFonts", "RowKitRender",
      ],
      path: "Examples/ProductDetail",
      exclude: ["App"],
      sources: ["Screen"],
      // In the code, not in a bundle beside it: the built example is one file that runs anywhere.
      resources: [.embedInCode("Data/product.json")],
      swiftSettings: settings),
    .executableTarget(
      name: "ProductDetail",
      dependencies: ["ExampleSupport", "ProductDetailScreen"],
      path: "Examples/ProductDetail/App",
      swiftSettings: settings),

    .target(
      name: "GamePagesScreen",
      dependencies: ["ExampleSupport", "RowKit", "RowKitRender"],
      path: "Examples/GamePages",
      exclude: ["App"],
      sources: ["Screen"],
      resources: [.embedInCode("Data/game.json")],
      swiftSettings: settings),
    .executableTarget(
      name: "GamePages",
      dependencies: ["ExampleSupport", "GamePagesScreen"],
      path: "Examples/GamePages/App",
      swiftSettings: settings),

    .executableTarget(
      name: "RowKitBenchmarks",
      dependencies: ["RowKit", "CHeap"],
      path: "Benchmarks",
      exclude: ["CHeap", "budgets.txt"],
      swiftSettings: settings),
    .target(name: "CHeap", path: "Benchmarks/CHeap"),

    // Counts lines for Tools/text-accuracy.
    .executableTarget(
      name: "TextLines",
      dependencies: ["RowKit", "RowKitFonts"],
      path: "Tools/TextLines",
      swiftSettings: settings),

    // Code with which tests run the package's executables.
    .target(name: "TestProcesses", path: "Tests/TestProcesses", swiftSettings: settings),
    .testTarget(
      name: "RowKitTests",
      dependencies: ["RowKit", "RowKitHosts", "RowKitTestSupport"],
      exclude: ["Data"],
      swiftSettings: settings),
    .testTarget(
      name: "RowKitStoreTests",
      dependencies: ["RowKit", "RowKitRender", "RowKitTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RowKitFontsTests",
      dependencies: ["RowKit", "RowKitFonts", "RowKitTestSupport"],
      exclude: ["Expected"],
      swiftSettings: settings),
    .testTarget(
      name: "RowKitHostsTests", dependencies: ["RowKit", "RowKitHosts"], swiftSettings: settings),
    .testTarget(
      name: "RowKitRenderTests",
      dependencies: ["RowKit", "RowKitRender", "RowKitTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "GamePagesTests",
      dependencies: [
        "ExampleSupport", "GamePages", "GamePagesScreen", "RowKit", "RowKitRender",
        "TestProcesses",
      ],
      exclude: ["Expected"],
      swiftSettings: settings),
    .testTarget(
      name: "RowKitSnapshotsTests",
      dependencies: ["RowKitSnapshots", "RowKitTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RowKitTestingTests",
      dependencies: [
        "ProductDetailScreen", "RowKit", "RowKitRender", "RowKitTesting", "SnapshotCommand",
        "TestProcesses",
      ],
      // A separate package that the tests build and run, and the files that it should record.
      exclude: ["Expected", "Package"],
      swiftSettings: settings),
    .testTarget(
      name: "ProductDetailTests",
      dependencies: [
        "ExampleSupport", "ProductDetail", "ProductDetailScreen", "RowKit", "RowKitRender",
        "RowKitTestSupport", "TestProcesses",
      ],
      exclude: ["Expected"],
      swiftSettings: settings),
    // How the package feels in an app whose code is on the main actor unless it says otherwise.
    .testTarget(
      name: "MainActorTests",
      dependencies: ["RowKit", "RowKitRender", "RowKitTestSupport"],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

// ThreadSanitizer builds everything again, so CI names the test targets that it runs with it: the
// package then has only these and what they depend on.
if let names = Context.environment["ROWKIT_TEST_TARGETS"] {
  var needed: Set<String> = []
  func include(_ name: String) {
    guard needed.insert(name).inserted else { return }
    let target = package.targets.first { $0.name == name }
    for case .byNameItem(let dependency, _) in target?.dependencies ?? [] { include(dependency) }
  }
  for name in names.split(separator: ",") { include(String(name)) }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
