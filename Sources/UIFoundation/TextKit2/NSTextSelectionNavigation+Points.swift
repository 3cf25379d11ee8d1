import CoreGraphics
import Foundation

/// Selections by points, of units, and for deletions.
nonisolated extension NSTextSelectionNavigation {
    func pressed(
        _ point: CGPoint, _ container: any NSTextLocation, _ anchors: [NSTextSelection], _ modifiers: Modifier,
        _ isSelecting: Bool
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: container),
            let found = nearest(point.x, in: line, source)
        else { return [] }
        let caret = NSTextSelection(found.location, affinity: found.affinity)
        guard isSelecting || modifiers.contains(.extend), let former = anchors.first,
            let start = former.textRanges.first?.location, let end = former.textRanges.last?.endLocation
        else {
            return allowsNonContiguousRanges && modifiers.contains(.multiple) ? anchors + [caret] : [caret]
        }
        // The anchor's own unit stays selected in either direction.
        let unit = textSelection(for: former.granularity, enclosing: caret)
        let ends = former.granularity == .character ? caret.textRanges : unit.textRanges
        let whole = isSelecting || former.anchor == nil ? Self.range(start, end) : nil
        let anchor = former.anchor ?? (found.location.isBefore(start) ? end : start)
        var range = Self.range(anchor, found.location)
        for part in ends { range = range.union(part) }
        if former.granularity != .character, let whole { range = range.union(whole) }
        let selection = NSTextSelection(range: range, affinity: found.affinity, granularity: former.granularity)
        selection.anchor = anchor
        return [selection] + anchors.dropFirst()
    }

    func enlarged(
        _ selection: NSTextSelection, _ granularity: NSTextSelection.Granularity
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return selection }
        let ranges = selection.textRanges.map { range -> NSTextRange in
            if granularity == .character, range.isEmpty { return range }
            guard let first = source.textRange(for: granularity, enclosing: range.location) else { return range }
            guard !range.isEmpty, let last = source.location(range.endLocation, offsetBy: -1),
                let end = source.textRange(for: granularity, enclosing: last)
            else { return first }
            return first.union(end)
        }
        let enlarged = NSTextSelection(ranges, affinity: selection.affinity, granularity: granularity)
        enlarged.typingAttributes = selection.typingAttributes
        return enlarged
    }

    func unit(
        _ granularity: NSTextSelection.Granularity, at point: CGPoint, _ location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: location),
            let caret = nearest(point.x, in: line, source)
        else { return nil }
        guard granularity != .character else { return NSTextSelection(caret.location, affinity: caret.affinity) }
        // The character under the point is the one that begins nearest to the left of it in the order of the text.
        var under = caret.location
        var left: CGFloat?
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, location, isLeading, stop in
            if isLeading { return left = x }
            if let start = left, (min(start, x)...max(start, x)).contains(point.x) {
                under = location
                stop.pointee = true
            }
        }
        return source.textRange(for: granularity, enclosing: under).map {
            NSTextSelection(range: $0, affinity: .downstream, granularity: granularity)
        }
    }

    func deleted(
        _ selection: NSTextSelection, _ direction: Direction, _ destination: Destination, decomposes: Bool
    ) -> [NSTextRange] {
        let own = selection.textRanges.filter { !$0.isEmpty }
        guard own.isEmpty, let source = textSelectionDataSource, let caret = selection.textRanges.first?.location else {
            return own
        }
        if decomposes, destination == .character, goesBack(direction, at: caret, source),
            let start = lastMark(before: caret, source)
        {
            return [NSTextRange(location: start, end: caret)!]
        }
        let isBack = goesBack(direction, at: caret, source)
        // From an end of its paragraph it takes the mark there and not the next paragraph.
        let takesMark = destination == .paragraph && isAtEnd(caret, ofParagraphBack: isBack, source)
        let isVertical = !takesMark && (direction == .up || direction == .down)
        let moved = destinationSelection(
            for: selection, direction: isVertical ? direction : isBack ? .backward : .forward,
            destination: takesMark ? .character : destination, extending: true, confined: false)
        return moved?.textRanges ?? []
    }

    /// Whether a location is the beginning or the end of its paragraph.
    private func isAtEnd(
        _ location: any NSTextLocation, ofParagraphBack isBack: Bool, _ source: any NSTextSelectionDataSource
    ) -> Bool {
        guard let paragraph = source.textRange(for: .paragraph, enclosing: location) else { return false }
        return location.isSame(as: isBack ? paragraph.location : contentEnd(of: paragraph, source))
    }

    /// The beginning of the mark, such as an accent, that ends the composed character before a location; nil for others.
    private func lastMark(
        before location: any NSTextLocation, _ source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        var start: (any NSTextLocation)?
        let options = EnumeratedUnit.characters.options(reverse: true, withSubstrings: true)
        source.enumerateSubstrings(from: location, options: options) { string, range, _, stop in
            stop.pointee = true
            guard range.endLocation.isSame(as: location), let last = string?.unicodeScalars.last, Self.isMark(last)
            else {
                return
            }
            start = source.location(location, offsetBy: -String(last).utf16.count)
        }
        return start
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return (category == .nonspacingMark || category == .spacingMark) && !scalar.properties.isVariationSelector
    }
}
