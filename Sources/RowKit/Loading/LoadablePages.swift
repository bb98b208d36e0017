/// A list that arrives page by page.
///
///     struct Reviews: ScreenModel {
///       var reviews = LoadablePages<Review, Int>()
///       …
///       mutating func handle(_ action: Action) {
///         switch action {
///         case .more: reviews.loadNext()
///         case .retry: reviews.retry()
///         }
///       }
///     }
///
/// A cursor says where the next page starts: a number, a token, whatever the source goes by. The list is a
/// value: asking only changes its phase, and a ``ScreenStore`` with a source for it does the rest.
///
/// An item that comes again, since pages overlap, keeps the place it had and takes the newer value: no id
/// stands in the list twice.
public struct LoadablePages<Item: Identifiable, Cursor: Equatable> {
  /// What came, in order.
  public private(set) var items: [Item] = []
  /// Where the next page starts; nil at the end, and before the first page came.
  public private(set) var next: Cursor?
  /// What goes on.
  public private(set) var phase = Phase.idle

  /// What goes on.
  public enum Phase: Hashable, Sendable {
    /// Nobody asked for it yet.
    case idle
    /// A page was asked for; the items from before, if any, are still shown.
    case loading(Target)
    /// The page that was asked for is there.
    case loaded
    /// It did not come, for the reason given in words; the items from before, if any, are still shown.
    case failed(_ message: String, Target)
  }

  /// Target page is meant.
  public enum Target: Hashable, Sendable {
    /// The first, in place of all that is there.
    case first
    /// The one after all that is there.
    case next
  }

  /// One page, as a source gives it.
  public struct LoadedPage {
    /// What is on it.
    public var items: [Item]
    /// Where the next one starts; nil if this is the last.
    public var next: Cursor?

    /// Creates a page.
    public init(_ items: [Item], next: Cursor?) {
      self.items = items
      self.next = next
    }
  }

  /// A page that is asked for.
  public struct Request: Equatable {
    /// Target it is.
    public var target: Target
    /// Where it starts; nil for the first.
    public var cursor: Cursor?

    /// Creates a request.
    public init(_ target: Target, from cursor: Cursor? = nil) {
      self.target = target
      self.cursor = cursor
    }
  }

  /// Creates an empty list that nobody asked for.
  public init() {}

  /// Whether the first page came at some time.
  private var hasFirst = false

  /// Whether all pages came.
  public var isAtEnd: Bool { hasFirst && next == nil }

  /// Whether a page is being asked for.
  public var isLoading: Bool { if case .loading = phase { true } else { false } }
}

extension LoadablePages: LoadState {
  /// What is being asked for; nil while nothing is.
  public var request: Request? {
    switch phase {
    case .loading(.first): Request(.first)
    case .loading(.next): Request(.next, from: next)
    case .idle, .loaded, .failed: nil
    }
  }

  /// Asks for the first page, which takes the place of all there is once it comes.
  public mutating func load() { phase = .loading(.first) }

  /// Asks for the next page; for the first if none came yet.
  ///
  /// At the end, and while a page is asked for, nothing happens: it may be called each time the last row
  /// appears.
  public mutating func loadNext() {
    guard !isLoading, !isAtEnd else { return }
    phase = .loading(hasFirst ? .next : .first)
  }

  /// Asks again for the page that did not come; otherwise nothing happens.
  public mutating func retry() {
    if case .failed(_, let target) = phase { phase = .loading(target) }
  }

  /// Takes the page that came.
  ///
  /// A page that says that it is followed by itself is the last one.
  public mutating func take(_ page: LoadedPage, for request: Request) {
    if request.target == .first { items = [] }
    append(page.items)
    next = page.next == request.cursor ? nil : page.next
    phase = .loaded
    hasFirst = true
  }

  /// Takes that no page came; the items from before go on being shown.
  public mutating func fail(_ message: String) {
    guard case .loading(let target) = phase else { return }
    phase = .failed(message, target)
  }

  /// The list as it was when it was loaded last, or idle.
  public var settled: LoadablePages {
    guard isLoading else { return self }
    var pages = self
    pages.phase = hasFirst ? .loaded : .idle
    return pages
  }

  /// - Complexity: O(n) in all items.
  private mutating func append(_ more: [Item]) {
    var places: [Item.ID: Int] = [:]
    for (index, item) in items.enumerated() { places[item.id] = index }
    for item in more {
      if let place = places[item.id] {
        items[place] = item
      } else {
        places[item.id] = items.count
        items.append(item)
      }
    }
  }
}

extension LoadablePages {
  /// Changes the items that are there, for instance takes one out; ids stay unique if the change keeps
  /// them so.
  public mutating func mutateItems(_ change: (inout [Item]) -> Void) { change(&items) }
}

extension LoadablePages: Equatable where Item: Equatable {}
extension LoadablePages: Sendable where Item: Sendable, Cursor: Sendable {}
extension LoadablePages.LoadedPage: Equatable where Item: Equatable {}
extension LoadablePages.LoadedPage: Sendable where Item: Sendable, Cursor: Sendable {}
extension LoadablePages.Request: Sendable where Cursor: Sendable {}
