import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The data found in a text view's text, beside its storage: looks through what shows, slice by slice in frames after those that
/// show it, and again through what has changed.
final class TextDetection {
    /// The most UTF-16 code units that are looked through in one frame.
    private static let slice = 4096
    /// Seconds from one step to the next.
    private static let interval = 1.0 / 60

    unowned let view: UITextView
    private let scanner: DataScanner
    /// In the order of the text; none overlaps another.
    private(set) var finds: [DetectedData] = []
    private var scanned = TextStretches()
    /// The part that has changed and is still to be looked through, as the text is now.
    private var changed: Range<Int>?
    private var nextStep: DeadlineQueue.Deadline?

    init(of view: UITextView, for types: UIDataDetectorTypes) {
        self.view = view
        scanner = DataScanner(types, .current)
    }

    isolated deinit { nextStep?.cancel() }

    private var length: Int { view.editing.length }

    // MARK: Finds

    /// The index of the first find that ends behind a place.
    private func index(behind place: Int) -> Int {
        var (low, high) = (0, finds.count)
        while low < high {
            let middle = (low + high) / 2
            if finds[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The find with a character, unless the app has made a part of it a link or another item.
    func find(at place: Int) -> DetectedData? {
        let index = index(behind: place)
        guard index < finds.count, finds[index].range.contains(place), isPlain(finds[index].range) else { return nil }
        return finds[index]
    }

    private func isPlain(_ range: Range<Int>) -> Bool {
        guard range.upperBound <= length else { return false }
        let storage = view.store.storage
        return [NSAttributedString.Key.link, .textItemTag, .attachment].allSatisfy { key in
            var found = NSRange()
            let value = storage.attribute(
                key, at: range.lowerBound, longestEffectiveRange: &found, in: NSRange(range))
            return value == nil && found.upperBound >= range.upperBound
        }
    }

    /// Cuts a run of characters where finds begin and end.
    func parts(of run: NSRange) -> [NSRange] {
        let run = run.location..<run.upperBound
        var (parts, place, index) = ([NSRange](), run.lowerBound, self.index(behind: run.lowerBound))
        while index < finds.count, finds[index].range.lowerBound < run.upperBound {
            let find = finds[index].range.clamped(to: run)
            if place < find.lowerBound { parts.append(NSRange(place..<find.lowerBound)) }
            parts.append(NSRange(find))
            (place, index) = (find.upperBound, index + 1)
        }
        if place < run.upperBound || parts.isEmpty { parts.append(NSRange(place..<run.upperBound)) }
        return parts
    }

    // MARK: Looking through the text

    /// The text has been laid out, or may be read again after changes.
    func advanceSoon() {
        guard nextStep == nil, let clock = AppClock.current, view.mayLayOut, gap != nil else { return }
        nextStep = clock.deadlines.schedule(at: clock.now + Self.interval) { [weak self] in
            self?.nextStep = nil
            self?.step()
        }
    }

    /// The first part that shows and has not been looked through, with the rest of its paragraph before it.
    private var gap: Range<Int>? {
        let shown = view.shownCharacters
        guard !shown.isEmpty else { return nil }
        return scanned.firstGap(in: start(of: shown.lowerBound)..<min(length, shown.upperBound))
    }

    /// The start of the paragraph with a location, or one near enough for finds that reach up to it.
    private func start(of place: Int) -> Int {
        max(view.editing.paragraphRange(at: place).lowerBound, place - DataScanner.reach)
    }

    private func step() {
        guard view.mayLayOut, view.window != nil, let gap else { return }
        let end = min(gap.upperBound, gap.lowerBound + Self.slice)
        scan(gap.lowerBound..<end)
        scanned.insert(gap.lowerBound..<end)
        advanceSoon()
    }

    /// Looks for the finds that begin in a part.
    private func scan(_ part: Range<Int>) {
        let first = index(behind: part.lowerBound)
        // A find that goes on into the part was found with the part before it.
        let isGoingOn = first < finds.count && finds[first].range.lowerBound < part.lowerBound
        let start = isGoingOn ? min(finds[first].range.upperBound, part.upperBound) : part.lowerBound
        let storage = view.store.storage
        let units = Array(storage.characters(in: start..<min(length, part.upperBound + DataScanner.reach)).utf16)
        let before = start > 0 ? storage.characters(in: start - 1..<start).utf16.first : nil
        let found = scanner.finds(in: units, at: start, after: before, beginningBefore: part.upperBound)
        replace(first + (isGoingOn ? 1 : 0), beginningBefore: part.upperBound, with: found)
    }

    /// Puts finds in the place of those from an index on up to a place, and shows them.
    private func replace(_ start: Int, beginningBefore limit: Int, with found: [DetectedData]) {
        let end = finds[start...].firstIndex { $0.range.lowerBound >= limit } ?? finds.count
        let former = finds[start..<end]
        guard former.elementsEqual(found) == false else { return }
        var ends = former.map(\.range) + found.map(\.range)
        finds.replaceSubrange(start..<end, with: found)
        // Finds that begin later and are covered now are found again.
        while let last = found.last, start + found.count < finds.count,
            finds[start + found.count].range.lowerBound < last.range.upperBound
        {
            ends.append(finds.remove(at: start + found.count).range)
        }
        guard let low = ends.map(\.lowerBound).min(), let high = ends.map(\.upperBound).max() else { return }
        view.detectionDidChange(in: low..<min(high, length))
    }

    // MARK: Changes of the text

    /// Forgets everything, as for another text.
    func restart() {
        (finds, scanned, changed) = ([], TextStretches(), nil)
    }

    /// Follows a change of the characters: finds that it touches are none any more, others move.
    func follow(_ range: Range<Int>, changeInLength delta: Int) {
        scanned.follow(range, changeInLength: delta)
        let first = index(behind: range.lowerBound - 1)
        let last = finds[first...].firstIndex { $0.range.lowerBound > range.upperBound } ?? finds.count
        finds.removeSubrange(first..<last)
        if delta != 0 {
            for index in first..<finds.count {
                let range = finds[index].range
                finds[index].range = range.lowerBound + delta..<range.upperBound + delta
            }
        }
        let now = range.lowerBound..<max(range.lowerBound, range.upperBound + delta)
        guard let former = changed else { return changed = now }
        let end = former.upperBound > range.upperBound ? former.upperBound + delta : now.upperBound
        changed = min(former.lowerBound, now.lowerBound)..<max(end, now.upperBound)
    }

    /// The text may be read again after changes.
    func changesWereProcessed() {
        guard let range = changed?.clamped(to: 0..<length) else { return }
        changed = nil
        let end = view.editing.paragraphRange(at: range.upperBound).upperBound
        scanned.remove(start(of: range.lowerBound)..<min(end, range.upperBound + DataScanner.reach))
    }
}
