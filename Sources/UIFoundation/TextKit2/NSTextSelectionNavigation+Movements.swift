import CoreGraphics
import Foundation

/// Movements of selections.
nonisolated extension NSTextSelectionNavigation {
    /// The end of a movement.
    private struct Target {
        var location: any NSTextLocation
        var affinity = NSTextSelection.Affinity.downstream
        /// The column that further movements up and down keep.
        var x: CGFloat?
    }

    func moved(
        _ selection: NSTextSelection, _ direction: Direction, _ destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let first = selection.textRanges.first,
            let end = selection.textRanges.last?.endLocation
        else { return nil }
        let isBack = goesBack(direction, at: first.location, source)
        let isCaret = first.location.isSame(as: end)
        if !extending, !isCaret, destination == .character, direction != .up, direction != .down {
            return NSTextSelection(isBack ? first.location : end, affinity: .downstream)
        }
        let (anchor, head) = ends(of: selection, first.location, end, isBack)
        let from = extending ? head : isBack ? first.location : end
        guard var target = target(from: from, selection, direction, destination, isBack, source) else { return nil }
        if confined { target.location = limited(target.location, toParagraphAt: from, source) }
        if target.location.isSame(as: from), extending || isCaret { return nil }
        let moved =
            extending
            ? extended(selection, from: anchor, to: target)
            : NSTextSelection(target.location, affinity: target.affinity)
        moved.keptX = target.x
        return moved
    }

    private func extended(
        _ selection: NSTextSelection, from anchor: any NSTextLocation, to target: Target
    ) -> NSTextSelection {
        let moved = NSTextSelection(
            range: Self.range(anchor, target.location), affinity: target.affinity, granularity: selection.granularity)
        moved.anchor = anchor
        moved.typingAttributes = selection.typingAttributes
        return moved
    }

    /// The range between two locations in any order.
    static func range(_ one: any NSTextLocation, _ other: any NSTextLocation) -> NSTextRange {
        NSTextRange(location: one, end: other) ?? NSTextRange(location: other, end: one)!
    }

    /// The end of a selection that stays when it is extended, and the one that moves.
    private func ends(
        of selection: NSTextSelection, _ start: any NSTextLocation, _ end: any NSTextLocation, _ isBack: Bool
    ) -> (anchor: any NSTextLocation, head: any NSTextLocation) {
        guard let anchor = selection.anchor else { return isBack ? (end, start) : (start, end) }
        return anchor.isSame(as: start) ? (start, end) : (end, start)
    }

    /// Whether a direction is against the order of the text.
    func goesBack(
        _ direction: Direction, at location: any NSTextLocation, _ source: any NSTextSelectionDataSource
    ) -> Bool {
        switch direction {
        case .forward, .down: false
        case .backward, .up: true
        case .right: source.baseWritingDirection(at: location) == .rightToLeft
        case .left: source.baseWritingDirection(at: location) == .leftToRight
        }
    }

    private func limited(
        _ target: any NSTextLocation, toParagraphAt location: any NSTextLocation,
        _ source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        guard let paragraph = source.textRange(for: .paragraph, enclosing: location) else { return target }
        let end = contentEnd(of: paragraph, source)
        if target.isBefore(paragraph.location) { return paragraph.location }
        return end.isBefore(target) ? end : target
    }

    // MARK: Targets

    private func target(
        from location: any NSTextLocation, _ selection: NSTextSelection, _ direction: Direction,
        _ destination: Destination, _ isBack: Bool, _ source: any NSTextSelectionDataSource
    ) -> Target? {
        switch destination {
        case .character:
            switch direction {
            case .up, .down: lineTarget(from: location, selection, isUp: direction == .up, source)
            case .left, .right: visualTarget(from: location, isRight: direction == .right, isBack, source)
            case .forward, .backward: unit(beside: location, .characters, isBack, source)
            }
        case .word: unit(beside: location, .words, isBack, source)
        case .sentence: unit(beside: location, .sentences, isBack, source)
        case .line: lineEnd(from: location, selection, isBack, source)
        case .paragraph: paragraphEnd(from: location, isBack, source)
        case .container: container(from: location, isBack, source)
        case .document:
            Target(location: isBack ? source.documentRange.location : source.documentRange.endLocation)
        }
    }

    private func unit(
        beside location: any NSTextLocation, _ kind: EnumeratedUnit, _ isBack: Bool,
        _ source: any NSTextSelectionDataSource
    ) -> Target? {
        var found: Target?
        source.enumerateSubstrings(from: location, options: kind.options(reverse: isBack)) { _, range, _, stop in
            let end = isBack ? range.location : range.endLocation
            guard isBack ? end.isBefore(location) : location.isBefore(end) else { return }
            found = Target(location: end)
            stop.pointee = true
        }
        if let found { return found }
        // Behind the last word is only the end.
        let end = isBack ? source.documentRange.location : source.documentRange.endLocation
        return end.isSame(as: location) ? nil : Target(location: end)
    }

    private func lineEnd(
        from location: any NSTextLocation, _ selection: NSTextSelection, _ isBack: Bool,
        _ source: any NSTextSelectionDataSource
    ) -> Target? {
        guard let line = line(of: location, selection.affinity, source) else { return nil }
        if isBack { return Target(location: line.location) }
        let end = contentEnd(of: line, source)
        let isWrapped = end.isSame(as: line.endLocation) && end.isBefore(source.documentRange.endLocation)
        return Target(location: end, affinity: isWrapped ? .upstream : .downstream)
    }

    private func paragraphEnd(
        from location: any NSTextLocation, _ isBack: Bool, _ source: any NSTextSelectionDataSource
    ) -> Target? {
        guard let paragraph = source.textRange(for: .paragraph, enclosing: location) else { return nil }
        let end = isBack ? paragraph.location : contentEnd(of: paragraph, source)
        guard end.isSame(as: location) else { return Target(location: end) }
        // From an end it is the next paragraph's.
        guard let beyond = isBack ? source.location(location, offsetBy: -1) : paragraph.endLocation,
            let next = source.textRange(for: .paragraph, enclosing: beyond)
        else { return nil }
        return Target(location: isBack ? next.location : contentEnd(of: next, source))
    }

    private func container(
        from location: any NSTextLocation, _ isBack: Bool, _ source: any NSTextSelectionDataSource
    ) -> Target? {
        var found: Target?
        source.enumerateContainerBoundaries(from: location, reverse: isBack) { end, stop in
            found = Target(location: end)
            stop.pointee = true
        }
        return found
    }

    // MARK: Lines

    /// The line with a location; with the upstream side, the one that ends there.
    func line(
        of location: any NSTextLocation, _ affinity: NSTextSelection.Affinity, _ source: any NSTextSelectionDataSource
    ) -> NSTextRange? {
        guard let line = source.textRange(for: .line, enclosing: location) else { return nil }
        guard affinity == .upstream, line.location.isSame(as: location),
            let before = source.location(location, offsetBy: -1),
            let former = source.textRange(for: .line, enclosing: before),
            contentEnd(of: former, source).isSame(as: location)
        else { return line }
        return former
    }

    /// The location in front of the mark that ends a line or a paragraph.
    func contentEnd(of range: NSTextRange, _ source: any NSTextSelectionDataSource) -> any NSTextLocation {
        var end = range.endLocation
        let options = EnumeratedUnit.characters.options(reverse: true, withSubstrings: true)
        source.enumerateSubstrings(from: end, options: options) { string, last, _, stop in
            let isInside = !last.location.isBefore(range.location) && last.endLocation.isSame(as: end)
            if isInside, string?.first?.isNewline == true { end = last.location }
            stop.pointee = true
        }
        return end
    }

    private func lineTarget(
        from location: any NSTextLocation, _ selection: NSTextSelection, isUp: Bool,
        _ source: any NSTextSelectionDataSource
    ) -> Target? {
        guard let line = line(of: location, selection.affinity, source) else { return nil }
        let x = selection.keptX ?? offset(of: location, in: line, source) ?? 0
        let beyond = isUp ? source.location(line.location, offsetBy: -1) : line.endLocation
        let document = source.documentRange
        guard let beyond, isUp || line.endLocation.isBefore(document.endLocation) || endsInMark(line, source) else {
            return Target(location: isUp ? document.location : document.endLocation, x: x)
        }
        guard let next = source.textRange(for: .line, enclosing: beyond) else { return nil }
        return nearest(x, in: next, source).map { Target(location: $0.location, affinity: $0.affinity, x: x) }
    }

    private func endsInMark(_ line: NSTextRange, _ source: any NSTextSelectionDataSource) -> Bool {
        !contentEnd(of: line, source).isSame(as: line.endLocation)
    }

    /// The distance of a caret from the container's left side; nil outside the line.
    private func offset(
        of location: any NSTextLocation, in line: NSTextRange, _ source: any NSTextSelectionDataSource
    ) -> CGFloat? {
        stops(of: line, source).last { $0.location.isSame(as: location) }?.x
    }

    /// The caret of a line that is nearest to a distance from the container's left side.
    func nearest(
        _ x: CGFloat, in line: NSTextRange, _ source: any NSTextSelectionDataSource
    ) -> (location: any NSTextLocation, affinity: NSTextSelection.Affinity)? {
        let stops = stops(of: line, source)
        guard let found = stops.min(by: { abs($0.x - x) < abs($1.x - x) }) else { return (line.location, .downstream) }
        let isWrapped =
            found.location.isSame(as: line.endLocation)
            && line.endLocation.isBefore(source.documentRange.endLocation)
        return (found.location, isWrapped ? .upstream : .downstream)
    }

    /// The carets of a line in the order of the text.
    func stops(
        of line: NSTextRange, _ source: any NSTextSelectionDataSource
    ) -> [(x: CGFloat, location: any NSTextLocation)] {
        var stops: [(x: CGFloat, location: any NSTextLocation)] = []
        let end = contentEnd(of: line, source)
        let last = character(before: end, in: line, source)
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, location, isLeading, _ in
            guard isLeading else {
                // The trailing edge of the last character is the caret at the line's end.
                if let last, location.isSame(as: last) { stops.append((x, end)) }
                return
            }
            if !end.isBefore(location), !end.isSame(as: location) || line.isEmpty { stops.append((x, location)) }
        }
        return stops
    }

    /// The beginning of a line's character that ends at a location; nil without one.
    private func character(
        before end: any NSTextLocation, in line: NSTextRange, _ source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        var start: (any NSTextLocation)?
        let options = EnumeratedUnit.characters.options(reverse: true)
        source.enumerateSubstrings(from: end, options: options) { _, range, _, stop in
            let isInside = !range.location.isBefore(line.location) && range.endLocation.isSame(as: end)
            if isInside { start = range.location }
            stop.pointee = true
        }
        return start
    }

    /// The next caret to a side; beyond the line's edge the one in front or behind in the text.
    private func visualTarget(
        from location: any NSTextLocation, isRight: Bool, _ isBack: Bool, _ source: any NSTextSelectionDataSource
    ) -> Target? {
        guard let line = source.textRange(for: .line, enclosing: location) else { return nil }
        let stops = stops(of: line, source)
        if let x = stops.last(where: { $0.location.isSame(as: location) })?.x {
            let beyond = stops.filter { isRight ? $0.x > x + 0.01 : $0.x < x - 0.01 }
            if let next = beyond.min(by: { abs($0.x - x) < abs($1.x - x) }) { return Target(location: next.location) }
        }
        return unit(beside: location, .characters, isBack, source)
    }
}

nonisolated extension NSTextLocation {
    func isBefore(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedAscending }
    func isSame(as other: any NSTextLocation) -> Bool { compare(other) == .orderedSame }
}
