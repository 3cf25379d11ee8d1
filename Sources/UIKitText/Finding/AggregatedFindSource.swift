import Foundation
import UIKitCore

/// The matches that a `UITextSearching` object adds to its aggregator, sorted by the object's `compare` methods.
final class AggregatedFindSource<Object: UITextSearching>: FindSource {
    private typealias Ranges = FoundRanges<Object.DocumentIdentifier>

    private weak var object: Object?
    private var ranges: Ranges?
    private var sorted: [Ranges.Entry] = []
    private var current: Ranges.Entry?
    private var searched: (query: String, options: UITextSearchOptions)?
    private var isUpdateDue = false
    var onChange: () -> Void = {}

    init(_ object: Object) { self.object = object }

    var count: Int { sorted.count }
    var currentIndex: Int? { current.flatMap { sorted.firstIndex(of: $0) } }
    var supportsReplacement: Bool { object?.supportsTextReplacement == true }

    func allowsReplacingCurrent(with string: String) -> Bool {
        guard let object, let current else { return false }
        return object.shouldReplace(foundTextRange: current.range, document: current.document, withText: string)
    }

    // MARK: Searching

    func search(_ query: String, _ options: UITextSearchOptions) {
        clear()
        guard let object else { return }
        let ranges = Ranges { [weak self] in self?.hear($0) }
        (self.ranges, searched) = (ranges, (query, options))
        object.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(ranges))
    }

    func clear() {
        ranges?.giveUp()
        (ranges, sorted, current, searched) = (nil, [], nil, nil)
        object?.clearAllDecoratedFoundText()
        onChange()
    }

    func end() { clear() }

    private func hear(_ news: Ranges.News) {
        switch news {
        case .ranges:
            guard !isUpdateDue, let clock = AppClock.current else { return }
            isUpdateDue = true
            clock.deadlines.schedule(at: clock.now) { [weak self] in self?.update() }
        case .end: update()
        case .invalidation: if let searched { search(searched.query, searched.options) }
        }
    }

    /// Decorates the matches that the aggregator has now. Highlights the first at or after the selection, unless one is
    /// highlighted.
    private func update() {
        isUpdateDue = false
        guard let object, let ranges else { return }
        let (entries, known) = (ranges.entries, Set(sorted))
        let remaining = Set(entries)
        for entry in sorted where !remaining.contains(entry) { decorate(entry, .normal) }
        for entry in entries where !known.contains(entry) { decorate(entry, .found) }
        sorted = entries.sorted { order($0, $1, in: object) == .orderedAscending }
        if let current, !remaining.contains(current) { self.current = nil }
        if current == nil { highlight(firstBehindSelection) }
        onChange()
    }

    private func order(_ one: Ranges.Entry, _ other: Ranges.Entry, in object: Object) -> ComparisonResult {
        guard one.document == other.document else {
            return object.compare(document: one.document, toDocument: other.document)
        }
        return object.compare(one.range, toRange: other.range, document: one.document)
    }

    private var firstBehindSelection: Ranges.Entry? {
        guard let object, let selected = object.selectedTextRange,
            let document = object.selectedTextSearchDocument ?? sorted.first?.document
        else { return sorted.first }
        let place = Ranges.Entry(range: selected, document: document)
        return sorted.first { order($0, place, in: object) != .orderedAscending } ?? sorted.first
    }

    // MARK: The current find

    private func decorate(_ entry: Ranges.Entry, _ style: UITextSearchFoundTextStyle) {
        object?.decorate(foundTextRange: entry.range, document: entry.document, usingStyle: style)
    }

    private func highlight(_ entry: Ranges.Entry?) {
        if let current { decorate(current, .found) }
        current = entry
        guard let object, let entry else { return }
        object.willHighlight(foundTextRange: entry.range, document: entry.document)
        decorate(entry, .highlighted)
        object.scrollRangeToVisible(entry.range, inDocument: entry.document)
    }

    func highlightNext(isForward: Bool) {
        guard !sorted.isEmpty else { return }
        let step = isForward ? 1 : sorted.count - 1
        highlight(sorted[((currentIndex ?? (isForward ? -1 : 0)) + step) % sorted.count])
        onChange()
    }

    // MARK: Replacing

    func replaceCurrent(of query: String, _ options: UITextSearchOptions, with string: String) {
        if searched?.query != query || !options.equals(searched?.options) { search(query, options) }
        guard let object, let current, allowsReplacingCurrent(with: string) else { return }
        let index = currentIndex ?? 0
        object.replace(foundTextRange: current.range, document: current.document, withText: string)
        // The object may have invalidated the range itself.
        guard let ranges, self.current == current else { return }
        self.current = nil
        ranges.remove(current)
        update()
        if !sorted.isEmpty { highlight(sorted[index % sorted.count]) }
        onChange()
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with string: String) {
        object?.replaceAll(queryString: query, options: options, withText: string)
        search(query, options)
    }
}
