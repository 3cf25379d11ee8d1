import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The search in a text view's text. It searches a slice each frame, so that long texts do not delay frames, and follows edits.
final class TextFinding {
    /// The maximum number of UTF-16 code units that are searched in a step.
    private static let slice = 65_536
    /// The maximum number of matches in a step.
    private static let mostFinds = 4_096
    /// Seconds between two steps.
    private static let interval = 1.0 / 60

    unowned let view: UITextView
    private(set) var finds = TextFinds()
    /// The match that is highlighted.
    private(set) var current: Range<Int>?
    /// The index at which the search for the next current match starts: the start of the former one, or of the whole search.
    private(set) var place = 0
    private(set) var query: FoldedQuery?
    /// The ranges that are not yet searched, the next one first.
    private var pending: [Range<Int>] = []
    private var nextStep: DeadlineQueue.Deadline?
    /// Whether the first match at or after `place` is still to become the current one.
    private var isSeeking = false
    /// Whether edits are ignored, because the text is searched again after them.
    var isSuspended = false
    /// Whether matches are neither drawn nor reported.
    var isSilent = false
    /// Whether there were edits since the last call of `changesWereProcessed()`.
    private var isTouched = false
    var onChange: () -> Void = {}

    init(of view: UITextView) { self.view = view }

    private var length: Int { view.editing.length }

    /// Whether all of the text has been searched.
    var isComplete: Bool { pending.isEmpty }

    // MARK: Searching

    /// Searches from an index to the end and then before it; the first match found becomes the current one.
    func begin(_ query: FoldedQuery, from place: Int) {
        clear()
        self.query = query
        self.place = view.editing.boundary(atOrBefore: place)
        isSeeking = true
        pending = [self.place..<length, 0..<self.place].filter { !$0.isEmpty }
        advance()
    }

    /// Ends the search and removes the matches.
    func clear() {
        nextStep?.cancel()
        (query, pending, isSeeking) = (nil, [], false)
        finds.removeAll()
        setCurrent(nil)
        show()
    }

    /// Searches the next slice, and schedules the rest for later frames.
    func advance() {
        nextStep?.cancel()
        guard !pending.isEmpty else { return }
        step()
        seek()
        show()
        guard !pending.isEmpty, let clock = AppClock.current else { return }
        nextStep = clock.deadlines.schedule(at: clock.now + Self.interval) { [weak self] in self?.advance() }
    }

    /// Searches the remaining ranges now.
    func complete() {
        while !pending.isEmpty { step() }
        seek()
        show()
    }

    private func step() {
        guard let query, let first = pending.first else { return pending = [] }
        let part = first.clamped(to: 0..<length)
        guard !part.isEmpty else {
            pending.removeFirst()
            return
        }
        let start = part.lowerBound
        var end = min(part.upperBound, start + Self.slice)
        if end < length { end = max(start + 1, view.editing.boundary(atOrBefore: end)) }
        let found = search(query, start..<end)
        finds.insert(found)
        // Matches do not overlap, and the last one may reach beyond the slice.
        let reached = found.last?.upperBound ?? start
        let next = found.count == Self.mostFinds ? reached : max(end, reached)
        if next < part.upperBound { pending[0] = next..<part.upperBound } else { pending.removeFirst() }
    }

    private func search(_ query: FoldedQuery, _ part: Range<Int>) -> [Range<Int>] {
        let storage = view.store.storage
        let end = min(length, part.upperBound + query.reach)
        let before = storage.characters(in: max(0, part.lowerBound - 2)..<part.lowerBound).last
        var query = query
        defer { self.query = query }
        return query.finds(
            in: Array(storage.characters(in: part.lowerBound..<end).utf16), at: part.lowerBound, after: before,
            beginningBefore: part.upperBound, most: Self.mostFinds)
    }

    /// Highlights the first match at or after `place`, or the first of all if there is none, as soon as it is known.
    private func seek() {
        guard isSeeking, !finds.isEmpty else { return }
        let index = finds.index(at: place)
        guard index < finds.count || isComplete else { return }
        isSeeking = false
        setCurrent(finds[index < finds.count ? index : 0])
    }

    // MARK: The current find

    var currentIndex: Int? { current.flatMap { finds.index(of: $0) } }

    /// Makes the next match the current one; the first follows the last.
    func highlightNext(isForward: Bool) {
        guard !finds.isEmpty else { return }
        let index: Int
        if let currentIndex {
            index = (currentIndex + (isForward ? 1 : finds.count - 1)) % finds.count
        } else {
            let behind = finds.index(at: place)
            index = isForward ? behind % finds.count : (behind + finds.count - 1) % finds.count
        }
        setCurrent(finds[index])
        show()
    }

    /// Makes the first match at or after an index the current one.
    func highlight(from place: Int) {
        (self.place, isSeeking, current) = (place, true, nil)
        seek()
        show()
    }

    private func setCurrent(_ range: Range<Int>?) {
        if let range { (place, isSeeking) = (range.lowerBound, false) }
        guard current != range else { return }
        current = range
        if let range, !isSilent { view.showFind(range) }
    }

    /// Redraws the matches and reports the change, unless the search is silent.
    private func show() {
        guard !isSilent else { return }
        view.tile.setNeedsDisplay()
        onChange()
    }

    // MARK: Changes of the text

    /// Adjusts the matches to an edit, and schedules the edited part to be searched again.
    func follow(_ range: Range<Int>, changeInLength delta: Int) {
        guard !isSuspended, !(finds.isEmpty && query == nil) else { return }
        isTouched = true
        let reach = query?.reach ?? 0
        let near = max(0, range.lowerBound - reach)..<range.upperBound + reach
        let gone = finds.follow(near, changeInLength: delta)
        func moved(_ place: Int) -> Int {
            place <= range.lowerBound ? place : max(range.lowerBound, max(place, range.upperBound) + delta)
        }
        pending = pending.map { moved($0.lowerBound)..<max(moved($0.lowerBound), moved($0.upperBound)) }
        let start = min(near.lowerBound, gone?.lowerBound ?? .max)
        let end = max(near.upperBound, gone?.upperBound ?? 0) + delta
        if query != nil, start < end { pending.insert(start..<end, at: 0) }
        guard let old = current else { return }
        current = moved(old.lowerBound)..<max(moved(old.lowerBound), moved(old.upperBound))
        place = moved(place)
    }

    /// Searches the edited parts. Called when the text storage has processed its edits and the text may be read again.
    func changesWereProcessed() {
        guard isTouched, !isSuspended else { return }
        isTouched = false
        align()
        advance()
        // The edit may have changed the text of the current match.
        if let current, currentIndex == nil, !pending.contains(where: { $0.overlaps(current) }) { self.current = nil }
        show()
    }

    /// Searches all of the text again, from `place`.
    func searchAgain() {
        guard let query, !isSilent else { return }
        begin(query, from: min(place, length))
    }

    /// Moves the start of the next range to be searched back to the start of a composed character.
    private func align() {
        guard let first = pending.first, first.lowerBound < length else { return }
        pending[0] = view.editing.boundary(atOrBefore: first.lowerBound)..<max(first.upperBound, first.lowerBound)
    }

    // MARK: Marks by others

    /// Decorates a range for an object that searches the text itself.
    func decorate(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        switch style {
        case .normal:
            finds.remove(range)
            if current == range { current = nil }
        case .found:
            finds.insert([range])
            if current == range { current = nil }
        case .highlighted:
            finds.insert([range])
            current = range
        }
        view.tile.setNeedsDisplay()
    }

    // MARK: Drawing

    /// Draws the highlights of the matches in a range, behind the text.
    func draw(_ visible: Range<Int>, in rect: CGRect, of geometry: LaidOutTextGeometry, with context: CGContext) {
        for index in finds.indices(in: visible) {
            let find = finds[index]
            let color: UIColor = find == current ? .currentFind : .otherFinds
            context.setFillColor(color.resolvedColor(with: view.traitCollection).cgColor)
            for box in geometry.rects(of: find, showingIn: rect) { context.fill(box) }
        }
    }
}

extension UIColor {
    /// The colour behind matches other than the current one.
    fileprivate static let otherFinds = UIColor.systemYellow.withAlphaComponent(0.35)
    /// The colour behind the current match; in dark appearance it is dark enough for white text.
    fileprivate static let currentFind = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.62, green: 0.47, blue: 0, alpha: 1) : UIColor(red: 1, green: 0.84, blue: 0.04, alpha: 1)
    }
}
