import Foundation
import TestProcesses
import Testing

#if os(Linux)
  /// The libraries that each target links.
  @Suite struct LinkingTests {
    private static let libraries = ["-lXCTest", "-lTesting"]

    @Test func `Only RowKitTesting links XCTest and Testing`() throws {
      let products = try BuiltProducts()
      let folder = BuiltProducts.package.appendingPathComponent("Sources").path
      let targets = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(targets.contains("RowKitTesting") && targets.count > 5)
      for target in targets {
        // An object file contains the names of the libraries that its source imports.
        let objects = try products.objects(of: target).map { try Data(contentsOf: $0) }
        let linked = Self.libraries.filter { library in
          objects.contains { $0.range(of: Data((library + "\0").utf8)) != nil }
        }
        #expect(linked == (target == "RowKitTesting" ? Self.libraries : []), "\(target)")
      }
    }

    @Test func `The commands link neither`() throws {
      let products = try BuiltProducts()
      for name in ["rowkit-snapshots", "ProductDetail"] {
        let executable = products.executable(name)
        let outcome = try Command(
          URL(fileURLWithPath: "/usr/bin/env"), ["ldd", executable.path]
        ).run()
        #expect(outcome.exitCode == 0 && outcome.output.contains("libswiftCore.so"))
        #expect(!outcome.output.contains("XCTest") && !outcome.output.contains("Testing"))
      }
    }
  }
#endif
