import RowKit

/// What a table goes on to show after a batch, against what it should.
struct Staleness {
  let shown: Screen
  let next: Screen
  let sections: SectionBatch
  let rows: RowBatch

  /// Throws the first thing, from top to bottom, that is no longer as the next screen has it.
  func check() throws(StrictTableError) {
    for (index, section) in next.sections.enumerated() where !sections.isNew(index) {
      guard let origin = sections.origins[index] else { continue }
      let old = shown.sections[origin]
      guard old.key == section.key, old.ordinal == section.ordinal else {
        throw .stale(.section(index), shows: old.numberedKey, screen: section.numberedKey)
      }
      if sections.reconfigured.contains(index) {
        try checkInPlace(.header(index), old.header, section.header)
        try checkInPlace(.footer(index), old.footer, section.footer)
      } else {
        try compare(.header(index), old.header, section.header)
        try compare(.footer(index), old.footer, section.footer)
        guard old.style == section.style else {
          throw .staleStyle(section: index)
        }
      }
      try checkRows(of: section, at: index)
    }
  }

  private func checkRows(of section: Section, at index: Int) throws(StrictTableError) {
    for (row, cell) in rows.cells(index).enumerated() {
      guard let cell else { continue }
      let position = RowPosition(section: index, row: row)
      let (old, new) = (shown[cell], section.rows[row])
      if rows.reconfigured.contains(position) {
        // The cell stays the row's own: in place it cannot become another row's, of another kind perhaps.
        guard old.id == new.id else {
          throw .stale(.row(position), shows: old.description, screen: new.description)
        }
      } else {
        try compare(.row(position), old, new)
      }
    }
  }

  private func compare(
    _ place: StrictTableError.Shown, _ old: AnyRow?, _ new: AnyRow?
  ) throws(StrictTableError) {
    switch (old, new) {
    case (nil, nil): return
    case (let old?, let new?) where old.id == new.id && old.isShownLike(new): return
    default:
      throw .stale(
        place, shows: old?.description ?? "nothing", screen: new?.description ?? "nothing")
    }
  }

  /// UIKit asks for a header or footer, and for its height, only where a section comes or is reloaded.
  private func checkInPlace(
    _ place: StrictTableError.Shown, _ old: AnyRow?, _ new: AnyRow?
  ) throws(StrictTableError) {
    switch (old, new) {
    case (nil, nil): return
    case (nil, _?): throw .notInPlace(place, .appears)
    case (_?, nil): throw .notInPlace(place, .vanishes)
    case (let old?, let new?):
      if old.kind != new.kind { throw .notInPlace(place, .kind) }
      if old.height != new.height { throw .notInPlace(place, .height) }
    }
  }
}

extension Section {
  /// The key, and from the second bearer on its number.
  fileprivate var numberedKey: String {
    ordinal == 0 ? key.description : "\(key)#\(ordinal + 1)"
  }
}
