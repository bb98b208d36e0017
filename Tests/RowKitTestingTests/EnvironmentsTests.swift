import ProductDetailScreen
import RowKit
import RowKitRender
import Testing

@testable import RowKitTesting

@Suite struct EnvironmentsTests {
  private static let devices: KeyValuePairs = [
    "iPhone SE": LayoutEnvironment.iPhoneSE, "iPhone 15": .iPhone15, "iPad": .iPad,
  ]

  @Test func `Environments are all combinations, in order, each with a heading and a name`() {
    let environments = Environments(
      devices: Self.devices, textSizes: [.xSmall, .accessibility5],
      directions: [.leftToRight, .rightToLeft])
    #expect(environments.all.count == 12 && environments.files == .one)
    let second = environments.all[3]
    #expect(second.heading == "# iPhone SE  accessibility5  right to left")
    #expect(second.name == "iphone-se.accessibility5.rtl")
    #expect(
      second.environment
        == LayoutEnvironment.iPhoneSE.textSize(.accessibility5).direction(.rightToLeft))
    #expect(Environments(devices: ["iPad": .iPad]).all.map(\.name) == ["ipad.large.ltr"])
    #expect(
      Environments(devices: ["a": .iPad, "b": .iPhone8]).text { "\($0.width)\n" }
        == "# a  large  left to right\n768\n\n# b  large  left to right\n375\n")
  }

  @Test func `A product at 72 environments is printed in less than a tenth of a second`() throws {
    let screen = try ProductDetail(.bundled).screen
    let environments = Environments(
      devices: Self.devices, textSizes: TextSize.allCases,
      directions: [.leftToRight, .rightToLeft])
    var text = ""
    // The best of a few: other tests run meanwhile.
    let times = (0..<3).map { _ in
      ContinuousClock().measure {
        text = environments.text { TextRenderer().render(screen, in: $0) }
      }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.hasPrefix("# ") } == 72)
    #expect(lines.count { $0.hasPrefix("ProductDetail  width ") } == 72)
    #if DEBUG
      // Without optimisation.
      let limit = Duration.seconds(10)
    #else
      let limit = Duration.milliseconds(100)
    #endif
    let isFast = times.contains { $0 < limit }
    #expect(isFast, "\(times)")
  }
}
