import RowKit

/// A screen of three sources and some actions.
struct Shop: ScreenModel {
  var name: Loadable<String> = .idle
  var offers: Loadable<[Int]> = .idle
  var reviews = LoadablePages<Review, Int>()
  var query = ""
  var results: Loadable<[String]> = .idle
  var count = 0

  enum Action: Hashable, Sendable {
    case add
    case name
    case retryName
    case stopName
    case search
    case more
    case retryReviews
  }

  mutating func handle(_ action: Action) {
    switch action {
    case .add: count += 1
    case .name: break
    case .retryName: name.load()
    case .stopName: name = .loaded("stopped")
    case .search: results.load()
    case .more: reviews.loadNext()
    case .retryReviews: reviews.retry()
    }
  }

  mutating func handle(_ action: Action, input: ActionInput) {
    switch (action, input) {
    case (.name, .text(let text)): name = .loaded(text)
    case (.search, .text(let text)):
      query = text
      results.load()
    default: handle(action)
    }
  }

  var screen: Screen {
    Screen("Shop") {
      Section("name") {
        Loading(name) {
          FieldRow(text: $0).on(.valueChanged, Action.name).id("field")
        } placeholder: {
          Line("…")
        } failure: { message in
          Line(message).onSelect(Action.retryName).id("retry")
        }
        Line("\(count)").onSelect(Action.add).id("count")
      }
      .header(Line("Shop").onSelect(Action.add))
      .footer(Line("end").onSelect(Action.stopName))
      Section("offers") {
        Loading(offers) {
          for offer in $0 { Line("offer \(offer)").id(offer) }
        } failure: {
          Line($0)
        }
      }
      Section("results") {
        Loading(results) {
          for result in $0 { Line(result).id(result) }
        }
      }
      Section("reviews") {
        LoadingPages(reviews) {
          Line($0.text)
        } placeholder: {
          Line("…")
        } more: {
          Line("more").onSelect(Action.more).id("more")
        } failure: { message in
          Line(message).onSelect(Action.retryReviews).id("retry")
        } end: {
          Line("that was all")
        }
      }
    }
  }
}

struct Review: Identifiable, Equatable, Sendable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "review \(id)"
  }
}

struct Line: Row {
  var text: String

  init(_ text: String) { self.text = text }

  var height: RowHeight { .fixed(44) }
  var content: Content { Text(text) }
}

struct FieldRow: Row {
  var text: String
  var content: Content { TextField(text, placeholder: "Name") }
}

extension Screen {
  /// What a section's rows say.
  func texts(of section: String) -> [String] {
    self[section: section]?.rows.map(\.accessibilityLabel) ?? []
  }

  /// The id of a row by its section and key.
  func id(_ section: String, _ key: some Hashable & Sendable) throws -> RowID {
    guard let row = self[section: section]?[key: key] else { throw MissingRow() }
    return row.id
  }
}

struct MissingRow: Error {}
