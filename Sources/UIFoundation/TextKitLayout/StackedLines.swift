import CoreGraphics
import CoreText

/// The lines of a text in one container without limits below: each piece is laid out by itself, and lies below the one before.
nonisolated final class StackedLines: LineSource {
    let pieces: TextPieces
    private unowned let manager: NSLayoutManager
    private let container: NSTextContainer

    init(_ pieces: TextPieces, in container: NSTextContainer, for manager: NSLayoutManager) {
        self.pieces = pieces
        self.container = container
        self.manager = manager
    }

    private typealias Finding = PieceTree<ParagraphPiece>.Finding

    var firstUnlaid: Int? { pieces.tree.first { $0.unlaidCount > 0 }?.range.lowerBound }

    var fullContainers: Int { 0 }
    var endContainer: Int? { firstUnlaid == nil ? 0 : nil }

    func layOut(upTo index: Int) {
        while let first = pieces.tree.first(where: { $0.unlaidCount > 0 }), first.range.lowerBound < index {
            _ = lines(of: first)
        }
    }

    func layOut(downTo y: CGFloat, in container: Int) {
        guard manager.allowsNonContiguousLayout else {
            while let first = pieces.tree.first(where: { $0.unlaidCount > 0 }), first.before.height < y {
                _ = lines(of: first)
            }
            return
        }
        _ = piece(atY: y)
    }

    func fragment(at index: Int) -> LineFragment? {
        guard index >= 0, index < pieces.length else { return nil }
        if !manager.allowsNonContiguousLayout { layOut(upTo: index + 1) }
        let finding = pieces.tree.piece(at: index)
        let lines = lines(of: finding).fragments
        let own = index - finding.range.lowerBound
        let found = lines.partitioningIndex { $0.range.upperBound > own }
        guard found < lines.count else { return nil }
        return lines[found].moved(by: finding.range.lowerBound, y: finding.before.height)
    }

    func fragment(at point: CGPoint, in container: Int) -> LineFragment? {
        if !manager.allowsNonContiguousLayout { layOut(downTo: point.y, in: container) }
        guard let finding = piece(atY: point.y) else { return nil }
        let lines = lines(of: finding).fragments
        let found = lines.partitioningIndex { $0.rect.maxY > point.y - finding.before.height }
        return lines[min(found, lines.count - 1)].moved(by: finding.range.lowerBound, y: finding.before.height)
    }

    func range(touching heights: Range<CGFloat>, in container: Int) -> Range<Int>? {
        // Delegates may move lines out of their order.
        guard !manager.asksDelegate else { return nil }
        layOut(in: heights)
        guard let first = firstLine(touching: heights) else { return extraLine(touching: heights)?.range ?? 0..<0 }
        // The extra line is behind all others and has no characters.
        return first.range.lowerBound..<(lastLine(touching: heights) ?? first).range.upperBound
    }

    private func firstLine(touching heights: Range<CGFloat>) -> SeparateLine? {
        var found: SeparateLine?
        forEachPieceLine(touching: heights) { line in
            found = line
            return false
        }
        return found
    }

    /// The last line at heights that some line touches.
    private func lastLine(touching heights: Range<CGFloat>) -> SeparateLine? {
        guard let last = pieces.tree.first(where: { $0.height >= heights.upperBound }) ?? pieces.tree.last,
            let lines = last.piece.lines
        else { return nil }
        let top = last.before.height
        let index = lines.fragments.partitioningIndex { $0.rect.minY + top >= heights.upperBound } - 1
        return index < 0 ? nil : SeparateLine(lines, index, start: last.range.lowerBound, top: top)
    }

    /// Lays out the lines at heights, and calls a closure with each.
    func forEachLine(touching heights: Range<CGFloat>, _ body: (SeparateLine) -> Void) {
        layOut(in: heights)
        forEachPieceLine(touching: heights) { line in
            body(line)
            return true
        }
        if let extra = extraLine(touching: heights) { body(extra) }
    }

    /// Calls a closure with each line of a piece at heights that are laid out, until it returns false.
    private func forEachPieceLine(touching heights: Range<CGFloat>, _ body: (SeparateLine) -> Bool) {
        pieces.tree.forEach(from: { $0.height > max(0, heights.lowerBound) }) { finding in
            let top = finding.before.height
            guard top < heights.upperBound, let lines = finding.piece.lines else { return false }
            var index = lines.fragments.partitioningIndex { $0.rect.maxY + top > heights.lowerBound }
            while index < lines.fragments.count, lines.fragments[index].rect.minY + top < heights.upperBound {
                guard body(SeparateLine(lines, index, start: finding.range.lowerBound, top: top)) else { return false }
                index += 1
            }
            return true
        }
    }

    /// The empty line at the end if it touches heights and shows the marker of a list's item, which is all that it can show.
    private func extraLine(touching heights: Range<CGFloat>) -> SeparateLine? {
        guard let extra = extraFragment, extra.marker != nil, extra.rect.minY < heights.upperBound,
            extra.rect.maxY > heights.lowerBound
        else { return nil }
        let own = extra.moved(by: -pieces.length, y: -extra.rect.minY)
        return SeparateLine(PieceLines([own]), 0, start: pieces.length, top: extra.rect.minY)
    }

    /// Lays out the pieces at heights, which may bring others there whose heights were estimated.
    private func layOut(in heights: Range<CGFloat>) {
        if !manager.allowsNonContiguousLayout { layOut(downTo: heights.upperBound, in: 0) }
        guard let first = piece(atY: heights.lowerBound) else { return }
        let before = first.before.unlaidCount
        while let next = pieces.tree.first(where: { $0.unlaidCount > before }), next.before.height < heights.upperBound
        {
            _ = lines(of: next)
        }
    }

    /// The piece at a height, the last one below all; its lines are laid out.
    private func piece(atY y: CGFloat) -> Finding? {
        guard !pieces.tree.isEmpty else { return nil }
        // Heights change when they are not estimates any more, by which another piece may be the one that is looked for.
        while true {
            let found = pieces.tree.first { $0.height > max(0, y) } ?? pieces.tree.last!
            guard found.piece.lines == nil else { return found }
            _ = lines(of: found)
        }
    }

    /// The lines of a piece, laid out if they have not been.
    private func lines(of finding: Finding) -> PieceLines {
        if let lines = finding.piece.lines { return lines }
        let text = pieces.text(of: finding)
        let isFirst = finding.range.lowerBound == 0
        let fragments = fragments(of: text, isTop: isFirst, from: finding.before.height)
        let lines = PieceLines(fragments)
        pieces.keep(lines, height: fragments.last?.rect.maxY ?? 0, at: finding.range.lowerBound)
        return lines
    }

    private func fragments(of text: PieceText, isTop: Bool, from top: CGFloat) -> [LineFragment] {
        if text.isLeftOut {
            return [
                text.emptyLine(
                    at: .zero, width: container.limitingWidth ?? 0, padding: container.lineFragmentPadding, container: 0
                )
            ]
        }
        let layout = WordBreaking(text: text, manager: manager).layout(width: container.textWidth)
        let maker = FragmentMaker(text: text, manager: manager, container: container, containerIndex: 0)
        let width = container.limitingWidth ?? layout.width + 2 * container.lineFragmentPadding
        var y: CGFloat = 0
        return layout.lines.indices.map { index in
            let (line, base) = layout.lines[index]
            let next = index + 1 < layout.lines.count ? layout.lines[index + 1] : nil
            let start = index == 0 ? 0 : line.range.lowerBound + base
            let end = next.map { $0.line.range.lowerBound + $0.base } ?? text.piece.length
            var fragment = maker.fragment(
                FragmentMaker.Line(line: line, base: base, range: start..<end, isTop: isTop && index == 0),
                in: CGRect(x: 0, y: y, width: width, height: 0), from: top)
            if layout.isTruncated, next == nil { fragment.truncated = maker.truncation(of: line, base: base) }
            y = fragment.rect.maxY
            return fragment
        }
    }

    // MARK: All of it

    func range(of container: Int) -> Range<Int> { 0..<pieces.length }

    /// The height of all lines as far as they are known, the rest estimated.
    var estimatedHeight: CGFloat { extraFragment?.rect.maxY ?? pieces.tree.sum.height }

    var extraFragment: LineFragment? {
        guard pieces.hasExtraLine else { return nil }
        if !manager.allowsNonContiguousLayout { layOut(upTo: pieces.length) }
        let text = pieces.extraText()
        let top = pieces.tree.sum.height
        return fragments(of: text, isTop: pieces.length == 0, from: top).first?.moved(by: pieces.length, y: top)
    }

    func usedRect(of container: Int) -> CGRect {
        layOut(upTo: pieces.length)
        let sum = pieces.tree.sum
        var (left, right) = (sum.left, sum.right)
        let extra = extraFragment?.usedRect
        if let extra { (left, right) = (min(left, extra.minX), max(right, extra.maxX)) }
        let first = fragment(at: 0)?.usedRect ?? extra ?? .zero
        let last = extra ?? fragment(at: pieces.length - 1)?.usedRect ?? .zero
        guard left <= right else { return .zero }
        return CGRect(x: left, y: first.minY, width: right - left, height: last.maxY - first.minY)
    }
}

nonisolated extension RandomAccessCollection where Index == Int {
    /// The first index from which on a condition holds; the end when it holds nowhere.
    func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
