import CoreGraphics
import CoreText
import Foundation

/// Answers about lines and characters.
nonisolated extension NSLayoutManager {
    func line(at index: Int, _ effective: NSRangePointer?) -> LineFragment? {
        let line = source?.fragment(at: index)
        effective?.pointee = line.map { NSRange($0.range) } ?? NSRange(location: NSNotFound, length: 0)
        return line
    }

    /// The lines that have some of the characters, one after the other, each laid out as it is asked for.
    func lines(of range: NSRange) -> UnfoldSequence<LineFragment, Int> {
        sequence(state: range.location) { [self] index in
            guard index < range.upperBound, let line = source?.fragment(at: index) else { return nil }
            index = max(line.range.upperBound, index + 1)
            return line
        }
    }

    func container(at index: Int, _ effective: NSRangePointer?) -> NSTextContainer? {
        guard let source, let line = source.fragment(at: index) else {
            effective?.pointee = NSRange(location: NSNotFound, length: 0)
            return nil
        }
        effective?.pointee = NSRange(source.range(of: line.container))
        return textContainers[line.container]
    }

    func range(of container: NSTextContainer) -> NSRange {
        guard let source, let index = index(of: container) else { return NSRange(location: 0, length: 0) }
        let range = source.range(of: index)
        layOutAll(of: container)
        return NSRange(range)
    }

    func range(touching bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let source, let index = index(of: container), !bounds.isNull, bounds.height >= 0 else {
            return NSRange(location: 0, length: 0)
        }
        if bounds.minY < bounds.maxY, let range = source.range(touching: bounds.minY..<bounds.maxY, in: index) {
            return NSRange(range)
        }
        guard let first = source.fragment(at: CGPoint(x: bounds.minX, y: bounds.minY), in: index),
            first.rect.maxY > bounds.minY, first.rect.minY < bounds.maxY || bounds.height == 0
        else { return NSRange(location: 0, length: 0) }
        // Lines above are laid out by now, so that the first one has its final position.
        var end = first.range.upperBound
        while let line = source.fragment(at: end), line.container == index, line.rect.minY < bounds.maxY {
            end = line.range.upperBound
        }
        return NSRange(first.range.lowerBound..<end)
    }

    func used(of container: NSTextContainer) -> CGRect {
        guard let source, let index = index(of: container) else { return .zero }
        let rect = source.usedRect(of: index)
        notifyCompletion()
        return rect
    }

    func enumerateLines(
        _ range: NSRange, _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for line in lines(of: range) {
            block(line.rect, line.usedRect, textContainers[line.container], NSRange(line.range), &stop)
            if stop.boolValue { return }
        }
    }

    func origin(of index: Int) -> CGPoint {
        guard let line = source?.fragment(at: index) else { return .zero }
        let edges = line.edges(of: index)
        return CGPoint(x: min(edges.leading, edges.trailing) - line.rect.minX, y: line.baseline)
    }

    func isHidden(_ index: Int) -> Bool {
        guard let line = source?.fragment(at: index) else { return true }
        if index - line.base >= line.line.range.upperBound || line.truncated?.contains(index) == true { return true }
        return index > 0 && cluster(at: index).lowerBound != index
    }

    func pictureSize(at index: Int) -> CGSize {
        let none = CGSize(width: -1, height: -1)
        guard let line = source?.fragment(at: index) else { return none }
        let run = line.line.runs.first { $0.range.contains(index - line.base) }
        return run?.effects?.image?.bounds.size ?? none
    }

    // MARK: Clusters

    /// The character as the user sees it, of which a unit is a part.
    func cluster(at index: Int) -> Range<Int> {
        guard let pieces, index >= 0, index < pieces.length, let storage else { return index..<index }
        let piece = pieces.tree.piece(at: index).range
        let start = max(piece.lowerBound, index - Self.longestCluster)
        let end = min(piece.upperBound, index + Self.longestCluster)
        var offset = start
        for character in String(decoding: storage.units(in: start..<end), as: UTF16.self) {
            let next = offset + character.utf16.count
            if next > index { return offset..<next }
            offset = next
        }
        return index..<index + 1
    }

    /// More units than a character has in any real text.
    private static let longestCluster = 64

    func wholeClusters(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
        var whole = range
        if range.length > 0, range.location >= 0, range.upperBound <= textLength {
            let start = cluster(at: range.location).lowerBound
            whole = NSRange(start..<max(range.upperBound, cluster(at: range.upperBound - 1).upperBound))
        }
        actual?.pointee = whole
        return whole
    }
}
