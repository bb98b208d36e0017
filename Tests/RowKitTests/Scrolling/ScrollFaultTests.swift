import Testing

@testable import RowKit

/// The faults of published designs for lists below a header.
///
/// Each test also runs against a small model of the
/// design that has the fault, and fails there.
@Suite struct ScrollFaultTests {
  /// Compares what RowKit and a faulty design come to.
  private func expect(
    _ expected: String, _ setup: DesignSetup, unlike faulty: KnownDesign,
    _ observe: (inout any ScrollingDesign) -> String
  ) throws {
    var (ours, theirs): (any ScrollingDesign, any ScrollingDesign) = (try OurDesign(setup), faulty)
    #expect(observe(&ours) == expected)
    #expect(observe(&theirs) != expected, "the fault is not seen")
  }

  private func places(after drags: Length...) -> (inout any ScrollingDesign) -> String {
    { design in
      for distance in drags { design.drag(distance) }
      return design.places
    }
  }

  @Test func `what a drag overshoots the stop by moves the list`() throws {
    let setup = DesignSetup(min: 0, max: 300, extent: 10)
    let faulty = KnownDesign(setup) { design, distance in
      if design.extent > design.min {
        design.extent = max(design.min, design.extent - distance)
      } else {
        design.dragRightly(distance)
      }
    }
    try expect("0 | 20", setup, unlike: faulty, places(after: 30))
  }

  @Test func `a fast fling past the stop leaves no gap on the other page`() throws {
    let setup = DesignSetup(
      min: 59, max: 164, extent: 164, viewport: 656, contents: [1080, 750], offsets: [0, 0])
    // Each list has the header's room as an inset, and follows the other only in samples before the stop.
    let faulty = KnownDesign(setup) { design, distance in
      let total = design.max - design.extent + distance
      if total <= design.max - design.min { design.offsets[1 - design.active] = total }
      design.dragRightly(distance)
    }
    try expect("59 | 35 0", setup, unlike: faulty) { design in
      for distance in [60, 80] as [Length] { design.drag(distance) }
      return design.places
    }
  }

  @Test func `whichever page is shown, the other one is held at its top`() throws {
    let setup = DesignSetup(
      min: 59, max: 164, extent: 59, viewport: 656, contents: [1080, 750], offsets: [300, 100],
      inactivePageOffset: .reset)
    let faulty = KnownDesign(setup) { design, distance in
      design.dragRightly(distance)
      guard design.extent > design.min else { return }
      if design.active == 0 { design.offsets[1] = 0 } else { design.offsets[1] = 0 }
    }
    try expect("109 | 0 0", setup, unlike: faulty) { design in
      design.tab(1)
      design.drag(-150)
      return design.places
    }
  }

  @Test func `programmatic scrolls work wherever the header is`() throws {
    let setup = DesignSetup(min: 0, max: 300, extent: 0, offsets: [250])
    var faulty = KnownDesign(setup)
    // The main list is locked while the sub-list scrolls.
    faulty.toTop = { design in
      if design.extent > design.min { design.extent = design.max }
    }
    try expect("300 | 0", setup, unlike: faulty) { design in
      design.scrollToTop()
      return design.places
    }
  }

  @Test func `a list that is too short to scroll hands the movement on`() throws {
    let setup = DesignSetup(min: 0, max: 300, extent: 0, contents: [200])
    let faulty = KnownDesign(setup) { design, distance in
      // Its scroll view reports nothing, since it does not move.
      if design.maxOffset > 0 { design.dragRightly(distance) }
    }
    try expect("80 | 0", setup, unlike: faulty, places(after: -80))
  }

  @Test func `a reversal within one gesture goes on from where it is`() throws {
    let setup = DesignSetup(min: 0, max: 300, extent: 40)
    let faulty = KnownDesign(setup) { design, distance in
      if design.extent > design.min, distance > 0 {
        design.dragRightly(distance)
      } else {
        // "Disabled" puts back the offset from before the drag.
        design.offset = design.start.offset
        design.extent = min(design.max, design.extent - distance)
      }
    }
    try expect("0 | 50", setup, unlike: faulty, places(after: 100, -10))
  }

  @Test func `a header that is held between its heights neither shrinks nor outgrows them`() throws
  {
    let setup = DesignSetup(
      min: 80, max: 200, extent: 190, viewport: 700, contents: [2000], offsets: [500])
    let faulty = KnownDesign(setup) { design, distance in
      let before = design.offset
      design.offset = max(-100, design.offset + distance)
      // The header's height follows the offset, whatever it was.
      design.extent = design.max - max(-100, min(design.max - design.min, design.offset))
      if before == design.offset { design.extent = design.extent - distance }
    }
    try expect("190 | 100", setup, unlike: faulty, places(after: -400))
    try expect("200 | 0", setup, unlike: faulty, places(after: -400, -100, -100))
  }

  @Test func `offsets are exact, however small the samples are`() throws {
    let setup = DesignSetup(min: 0, max: 0, extent: 0)
    let truncating = KnownDesign(setup) { design, distance in
      design.dragRightly(distance)
      design.offset = Length(units: design.offset.units / 240 * 240)
    }
    let steps: (inout any ScrollingDesign) -> String = { design in
      for _ in 0..<300 { design.drag(Length(units: 80)) }
      return design.places
    }
    try expect("0 | 100", setup, unlike: truncating, steps)

    // The list is handed the movement once the header is at its stop, and no number is quite that.
    var header = 100.0
    let comparing = KnownDesign(DesignSetup(min: 0, max: 100, extent: 100)) { design, distance in
      if header == design.min.points { return design.dragRightly(distance) }
      header -= distance.points
      design.extent = (try? Length(header)) ?? .zero
    }
    try expect("0 | 10", DesignSetup(min: 0, max: 100, extent: 100), unlike: comparing) { design in
      _ = steps(&design)
      design.drag(10)
      return design.places
    }
  }

  @Test func `one drag moves one list`() throws {
    let setup = DesignSetup(min: 0, max: 300, extent: 300)
    let faulty = KnownDesign(setup) { design, distance in
      design.extent = max(design.min, design.extent - distance)
      design.offset = min(design.maxOffset, design.offset + distance)
    }
    try expect("200 | 0", setup, unlike: faulty, places(after: 100))
  }

  @Test func `the last rows are reached after the header changed and the tab came back`() throws {
    let setup = DesignSetup(
      min: 50, max: 100, extent: 100, contents: [1000, 1000], offsets: [0, 0])
    var faulty = KnownDesign(setup)
    // The list is as high as when it was loaded, below a header that was lower.
    faulty.dragging = { design, distance in
      design.extent = max(design.max / 2, design.extent - distance)
      design.offset = min(design.maxOffset, design.offset + distance)
    }
    try expect("true", setup, unlike: faulty) { design in
      design.tab(1)
      design.setHeader(250)
      design.tab(0)
      for _ in 0..<3 { design.drag(900) }
      return "\(design.showsEnd)"
    }
  }
}
