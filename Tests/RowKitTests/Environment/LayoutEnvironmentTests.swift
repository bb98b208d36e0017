import Testing

@testable import RowKit

@Suite struct `Layout environment` {
  @Test func `what cannot be laid out in is refused in a sentence`() {
    let cases: [(width: Length, height: Length, scale: Int, message: String?)] = [
      (320, 568, 2, nil),
      (Length(units: 1), Length(units: 1), 8, nil),
      (100_000, 100_000, 1, nil),
      (0, 568, 2, "A screen is more than 0 and at most 100000 points wide; this is 0."),
      (-1, 568, 2, "A screen is more than 0 and at most 100000 points wide; this is -1."),
      (
        100_000.5, 568, 2,
        "A screen is more than 0 and at most 100000 points wide; this is 100000.5."
      ),
      (320, 0, 2, "A viewport is more than 0 and at most 100000 points high; this is 0."),
      (320, -0.5, 2, "A viewport is more than 0 and at most 100000 points high; this is -0.5."),
      (
        320, 1_000_000, 2,
        "A viewport is more than 0 and at most 100000 points high; this is 1000000."
      ),
      (320, 568, 0, "A point is 1, 2, 3, 4, 5, 6 or 8 device pixels; this is 0."),
      (320, 568, 7, "A point is 1, 2, 3, 4, 5, 6 or 8 device pixels; this is 7."),
      (320, 568, -2, "A point is 1, 2, 3, 4, 5, 6 or 8 device pixels; this is -2."),
      (0, 0, 0, "A screen is more than 0 and at most 100000 points wide; this is 0."),
    ]
    let wrong = cases.compactMap { width, height, scale, message -> String? in
      var got: String?
      do throws(LayoutError) {
        _ = try LayoutEnvironment(
          width: width, viewportHeight: height, scale: scale, fontMetrics: .grid)
      } catch {
        got = error.description
      }
      return got == message ? nil : "\(width)×\(height)@\(scale): \(got ?? "accepted")"
    }
    #expect(wrong == [])
  }

  @Test func `devices have the sizes on their boxes`() {
    let devices = Device.all.map { device in
      let (name, environment) = (device.name, device.environment)
      return "\(name) \(environment.width)×\(environment.viewportHeight)@\(environment.scale)"
    }
    #expect(
      devices == [
        "iPhone SE 320×568@2", "iPhone 8 375×667@2", "iPhone 15 393×852@3",
        "iPhone 15 Pro Max 430×932@3", "iPad 768×1024@2",
      ])
    #expect(Device.all.allSatisfy { $0.environment.direction == .leftToRight })
  }

  @Test func `a pixel is a whole number of units at every scale`() throws {
    for scale in [1, 2, 3, 4, 5, 6, 8] {
      let environment = try LayoutEnvironment(
        width: 320, viewportHeight: 568, scale: scale, fontMetrics: .grid)
      #expect(environment.pixel * scale == 1, "scale \(scale)")
    }
  }

  @Test func `environments are equal when all that they hold is`() {
    let one = LayoutEnvironment.grid(320)
    var rightToLeft = one
    rightToLeft.direction = .rightToLeft
    var otherMetrics = one
    otherMetrics.fontMetrics = Monospaced(part: 1)
    var alike = one
    alike.fontMetrics = Monospaced(part: 1)
    var wider = one
    wider.fontMetrics = Monospaced(part: 2)
    let others = [
      .grid(321), .grid(320, 569), .grid(320, scale: 3), rightToLeft, otherMetrics,
    ]
    #expect(one == .grid(320))
    #expect(others.filter { $0 == one }.isEmpty)
    #expect(otherMetrics == alike)
    #expect(alike != wider)
  }
}

/// Metrics in which every character is alike.
private struct Monospaced: FontMetrics {
  var part: Int

  func lineHeight(of font: Font) -> Length { font.size }
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length { font.size * part }
}
