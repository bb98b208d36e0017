import ProductDetailScreen
import RowKit
import RowKitRender
import Testing

@testable import RowKitTesting

@Suite struct EnvironmentsTests {
  private static let devices: [Device] = [.iPhoneSE, .iPhone15, .iPad]

  @Test func `Environments are all combinations in order, each with a heading and a name`() {
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
    #expect(Environments(devices: [.iPad]).all.map(\.name) == ["ipad.large.ltr"])
    #expect(Environments().all.map(\.heading).count == Device.all.count)
    #expect(
      Environments(
        devices: [
          Device(name: "a", environment: .iPad), Device(name: "b", environment: .iPhone8),
        ]
      ).text { "\($0.width)\n" }
        == "# a  large  left to right\n768\n\n# b  large  left to right\n375\n")
  }

  @Test func `A product is printed in 72 environments in less than a tenth of a second`() throws {
    let screen = try ProductDetail(.bundled).screen
    let environments = Environments(
      devices: Self.devices, textSizes: TextSize.allCases,
      directions: [.leftToRight, .rightToLeft])
    var text = ""
    // Take the best of several times, because other tests run concurrently.
    let times = (0..<3).map { _ in
      ContinuousClock().measure {
        text = environments.text { TextRenderer().render(screen, in: $0) }
      }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.hasPrefix("# ") } == 72)
    #expect(lines.count { $0.hasPrefix("ProductDetail  width ") } == 72)
    #if DEBUG
      // The code isn't optimized.
      let limit = Duration.seconds(10)
    #else
      let limit = Duration.milliseconds(100)
    #endif
    let isFast = times.contains { $0 < limit }
    #expect(isFast, "\(times)")
  }
}
