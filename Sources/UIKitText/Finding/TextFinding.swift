import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The finds in a text view's text: searches slice by slice, so that no frame waits for a long text, and follows its changes.
final class TextFinding {
    /// The most UTF-16 code units that are searched in one step.
    private static let slice = 65_536
    /// The most finds of one step.
    private static let mostFinds = 4_096
    /// Seconds from one step to the next.
    private static let interval = 1.0 / 60

    unowned let view: UITextView
    private(set) var finds = TextFinds()
    /// The find that is shown to the user.
    private(set) var current: Range<Int>?
    /// The start of the search for the next current find: that of the former one, or of the whole search.
    private(set) var place = 0
    private(set) var query: FoldedQuery?
    /// The parts that are still to be searched, the next one first.
    private var pending: [Range<Int>] = []
    private var nextStep: DeadlineQueue.Deadline?
    /// Whether the first find at or behind the place is still to become the current one.
    private var isSeeking = false
    /// Whether changes are not followed, because the text is searched again after them.
    var isSuspended = false
    /// Whether nothing of it is shown.
    var isSilent = false
    /// Whether the text has changed near finds.
    private var isTouched = false
    var onChange: () -> Void = {}

    init(of view: UITextView) { self.view = view }

    private var length: Int { view.editing.length }

    /// Whether all of the text has been searched.
    var isComplete: Bool { pending.isEmpty }

    // MARK: Searching

    /// Searches from a place to the end and then before it; the first find there becomes the current one.
    func begin(_ query: FoldedQuery, from place: Int) {
        clear()
        self.query = query
        self.place = view.editing.boundary(atOrBefore: place)
        isSeeking = true
        pending = [self.place..<length, 0..<self.place].filter { !$0.isEmpty }
        advance()
    }

    /// Forgets the finds and what was searched for.
    func clear() {
        nextStep?.cancel()
        (query, pending, isSeeking) = (nil, [], false)
        finds.removeAll()
        setCurrent(nil)
        show()
    }

    /// Searches the next slice, and has the rest searched in later frames.
    func advance() {
        nextStep?.cancel()
        guard !pending.isEmpty else { return }
        step()
        seek()
        show()
        guard !pending.isEmpty, let clock = AppClock.current else { return }
        nextStep = clock.deadlines.schedule(at: clock.now + Self.interval) { [weak self] in self?.advance() }
    }

    /// Searches all that is left at once.
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
        let next = found.count == Self.mostFinds ? found[found.count - 1].upperBound : end
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

    /// Makes the find that is looked for the current one, once it is known: the first behind the place, else the first of all.
    private func seek() {
        guard isSeeking, !finds.isEmpty else { return }
        let index = finds.index(at: place)
        guard index < finds.count || isComplete else { return }
        isSeeking = false
        setCurrent(finds[index < finds.count ? index : 0])
    }

    // MARK: The current find

    var currentIndex: Int? { current.flatMap { finds.index(of: $0) } }

    /// Makes the next find the current one; the first follows the last.
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

    /// Makes the first find at or behind a place the current one.
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

    /// Shows what has changed.
    private func show() {
        guard !isSilent else { return }
        view.tile.setNeedsDisplay()
        onChange()
    }

    // MARK: Changes of the text

    /// Follows a change of the characters; what is near it is searched again when the text may be read.
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

    /// The text may be read again after changes.
    func changesWereProcessed() {
        guard isTouched, !isSuspended else { return }
        isTouched = false
        align()
        advance()
        // What was the current find may be none any more.
        if let current, currentIndex == nil, !pending.contains(where: { $0.overlaps(current) }) { self.current = nil }
        show()
    }

    /// Searches all of the text again, from the place of the current find.
    func searchAgain() {
        guard let query, !isSilent else { return }
        begin(query, from: min(place, length))
    }

    /// Moves the beginning of what is searched next to one of a composed character.
    private func align() {
        guard let first = pending.first, first.lowerBound < length else { return }
        pending[0] = view.editing.boundary(atOrBefore: first.lowerBound)..<max(first.upperBound, first.lowerBound)
    }

    // MARK: Marks by others

    /// Shows a range in a style, for those who search by themselves.
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

    /// Draws the marks of the finds that have characters in a range, behind the text.
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
    /// Behind finds.
    fileprivate static let otherFinds = UIColor.systemYellow.withAlphaComponent(0.35)
    /// Behind the current find; dark enough for white text in the dark.
    fileprivate static let currentFind = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.62, green: 0.47, blue: 0, alpha: 1) : UIColor(red: 1, green: 0.84, blue: 0.04, alpha: 1)
    }
}
