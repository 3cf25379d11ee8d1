import Foundation

/// The numbers of the items of numbered lists, counted from each list's beginning and kept for those that were asked for.
nonisolated final class ListNumbers {
    private unowned let storage: NSTextStorage
    /// The items of each list that were asked for, in the order of the text.
    private var known: [NSTextList: [Item]] = [:]

    /// A paragraph and the number of the list's items that end before it.
    private struct Item {
        var start: Int
        var itemsBefore: Int
    }

    init(_ storage: NSTextStorage) { self.storage = storage }

    /// Forgets all numbers.
    func forget() { known = [:] }

    /// The marker of the paragraph that begins at an index, with those of enclosing lists where the list wants them.
    func marker(at index: Int, in lists: [NSTextList]) -> String {
        var depth = lists.count - 1
        var text = marker(at: index, lists[depth], isEnclosing: false)
        while depth > 0, lists[depth].listOptions.contains(.prependEnclosingMarker) {
            depth -= 1
            text = marker(at: index, lists[depth], isEnclosing: true) + text
        }
        return text
    }

    private func marker(at index: Int, _ list: NSTextList, isEnclosing: Bool) -> String {
        guard list.isOrdered else { return list.marker(forItemNumber: list.startingItemNumber) }
        // The enclosing item is the one that ended last, if the list has one yet.
        let before = itemsBefore(index, list)
        let distance = isEnclosing ? max(0, before - 1) : before
        return list.marker(forItemNumber: list.startingItemNumber.addingReportingOverflow(distance).partialValue)
    }

    private func itemsBefore(_ index: Int, _ list: NSTextList) -> Int {
        let items = known[list] ?? []
        let place = items.partitioningIndex { $0.start >= index }
        if place < items.count, items[place].start == index { return items[place].itemsBefore }
        let former = place > 0 ? items[place - 1] : nil
        storage.ensureAttributesAreFixed(in: NSRange((former?.start ?? 0)..<index))
        let count = countedItems(before: index, list, behind: former)
        known[list, default: []].insert(Item(start: index, itemsBefore: count), at: place)
        return count
    }

    /// Counts the items of a list that end before an index, back to the list's beginning or to an item that is known.
    private func countedItems(before index: Int, _ list: NSTextList, behind item: Item?) -> Int {
        let limit = item?.start ?? 0
        var (end, count) = (index, 0)
        while end > limit {
            var run = NSRange()
            let style = storage.attributes(at: end - 1, effectiveRange: &run)[.paragraphStyle] as? NSParagraphStyle
            guard let lists = style?.textLists, lists.contains(where: { $0 === list }) else { return count }
            let start = max(limit, run.location)
            if lists.last === list { count += paragraphEnds(in: start..<end) }
            end = start
        }
        return count + (item?.itemsBefore ?? 0)
    }

    private static let blockLength = 4096

    private func paragraphEnds(in range: Range<Int>) -> Int {
        var count = 0
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.blockLength) {
            let end = min(start + Self.blockLength, range.upperBound)
            // A feed behind a return belongs to the return.
            var last = start > 0 ? storage.unit(at: start - 1) : 0
            for unit in storage.units(in: start..<end) {
                if LineEnd.endsParagraph(unit), unit != LineEnd.feed || last != LineEnd.carriageReturn { count += 1 }
                last = unit
            }
        }
        return count
    }

    // MARK: Changes

    /// Follows a change of characters or of attributes.
    ///
    /// - Parameters:
    ///   - range: The changed part as the text is now.
    ///   - delta: By how much it became longer.
    /// - Returns: The items behind the change that have other numbers now; nil for none.
    func follow(_ range: Range<Int>, changeInLength delta: Int) -> Range<Int>? {
        guard !known.isEmpty else { return nil }
        storage.ensureAttributesAreFixed(in: NSRange(range))
        // A paragraph that joins another one is in its lists, so that the whole of it may have changed.
        let range = storage.paragraphs(of: NSRange(range))
        var renumbered: Range<Int>?
        // Hash order: each list's numbers are its own, and the ranges are united.
        for (list, items) in known {
            let kept = items.partitioningIndex { $0.start > range.lowerBound }
            let next = items.partitioningIndex { $0.start > max(range.lowerBound, range.upperBound - delta - 1) }
            known[list] = Array(items[..<kept])
            guard next < items.count, items[next].start + delta < storage.length else { continue }
            let start = items[next].start + delta
            if countedItems(before: start, list, behind: kept > 0 ? items[kept - 1] : nil) == items[next].itemsBefore {
                known[list]? += items[next...].map { Item(start: $0.start + delta, itemsBefore: $0.itemsBefore) }
            } else {
                let end = end(ofListsFrom: start)
                renumbered = min(start, renumbered?.lowerBound ?? start)..<max(end, renumbered?.upperBound ?? end)
            }
        }
        return renumbered
    }

    /// Where the paragraphs in lists end that an index is in.
    private func end(ofListsFrom index: Int) -> Int {
        var end = index
        while end < storage.length {
            var run = NSRange()
            let style = storage.attributes(at: end, effectiveRange: &run)[.paragraphStyle] as? NSParagraphStyle
            guard let style, !style.textLists.isEmpty else { break }
            end = run.upperBound
        }
        return end
    }
}
