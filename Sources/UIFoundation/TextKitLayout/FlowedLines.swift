import CoreGraphics
import CoreText

/// The lines of a text that flows through containers of any shape: one line after the other, no further than is asked for.
nonisolated final class FlowedLines: LineSource {
    let pieces: TextPieces
    unowned let manager: NSLayoutManager
    private(set) var containers: [NSTextContainer]

    var lines: [LineFragment] = []
    var extraFragment: LineFragment? {
        layOut(upTo: pieces.length + 1)
        return extra
    }

    var extra: LineFragment?
    /// Where the next line begins.
    var next = Position()
    /// The text of the piece with the next line and the lines that have been made of it and not used.
    var current: (text: PieceText, ready: ReadyLines?)?

    /// A position in the text and in the containers.
    struct Position {
        var index = 0
        var container = 0
        var y: CGFloat = 0
        /// The rest of the row at the right or left of the line before.
        var rest: CGRect?
        /// The lower edge of the row that the rest belongs to.
        var rowBottom: CGFloat = 0
        /// The lines in the container so far.
        var lineCount = 0
        var isRightToLeft: Bool?
        var isComplete = false
    }

    /// Lines in a width.
    struct ReadyLines {
        /// The offset in the piece at which the first of them begins.
        let start: Int
        let width: CGFloat?
        let lines: [TextLine]
        let isTruncated: Bool
        /// Whether the last line is truncated, so that the text behind it is not shown.
        let isCut: Bool
    }

    init(_ pieces: TextPieces, in containers: [NSTextContainer], for manager: NSLayoutManager) {
        self.pieces = pieces
        self.containers = containers
        self.manager = manager
    }

    var firstUnlaid: Int? { next.isComplete ? nil : next.index }

    var fullContainers: Int { next.isComplete ? endContainer ?? containers.count : next.container }

    var endContainer: Int? {
        guard next.isComplete else { return nil }
        if let extra { return extra.container }
        return lines.last.flatMap { $0.range.upperBound == pieces.length ? $0.container : nil }
    }

    /// Lets the text flow on in a container behind all others.
    func append(_ container: NSTextContainer) {
        let isAtEnd = endContainer != nil && (extra != nil || !pieces.hasExtraLine)
        containers.append(container)
        if lines.last?.truncated != nil {
            // The last line may not need its ellipsis any more.
            (extra, current) = (nil, nil)
            restart(at: lines.partitioningIndex { $0.container >= containers.count - 2 })
        } else if next.isComplete, !isAtEnd {
            (next.y, next.isComplete) = (0, false)
        }
    }

    func layOut(upTo wanted: Int) {
        // The line that gets the ellipsis is known only when the next one has found no room.
        let index = endsInEllipsis ? pieces.length : wanted
        // Whether the text is at an end, or an empty line follows, is known only behind the last character.
        while !next.isComplete, next.index < index || index >= pieces.length { layOutLine() }
    }

    func layOut(downTo y: CGFloat, in container: Int) {
        while !next.isComplete, next.container < container || next.container == container && next.y < y {
            layOutLine()
        }
    }

    func fragment(at index: Int) -> LineFragment? {
        guard index >= 0, index < pieces.length else { return nil }
        layOut(upTo: index + 1)
        let found = lines.partitioningIndex { $0.range.upperBound > index }
        return found < lines.count ? lines[found] : nil
    }

    func fragment(at point: CGPoint, in container: Int) -> LineFragment? {
        layOut(downTo: point.y.nextUp, in: container)
        let own = indices(of: container)
        guard !own.isEmpty else { return nil }
        let found = lines[own].partitioningIndex { $0.rect.maxY > point.y }
        let first = min(found, own.upperBound - 1)
        // A row may have several lines.
        let row = lines[first...].prefix { $0.container == container && $0.rect.minY <= lines[first].rect.minY }
        return row.min { $0.rect.distance(toX: point.x) < $1.rect.distance(toX: point.x) }
    }

    func range(of container: Int) -> Range<Int> {
        layOut(downTo: .infinity, in: container)
        let own = indices(of: container)
        guard let first = own.first, let last = own.last else { return 0..<0 }
        return lines[first].range.lowerBound..<lines[last].range.upperBound
    }

    func usedRect(of container: Int) -> CGRect {
        layOut(downTo: .infinity, in: container)
        var rect = lines[indices(of: container)].reduce(CGRect.null) { $0.union($1.usedRect) }
        if let extra, extra.container == container { rect = rect.union(extra.usedRect) }
        return rect.isNull ? .zero : rect
    }

    private func indices(of container: Int) -> Range<Int> {
        let first = lines.partitioningIndex { $0.container >= container }
        return first..<max(first, lines.partitioningIndex { $0.container > container })
    }

    /// Whether the last container's height decides which line ends in an ellipsis.
    private var endsInEllipsis: Bool {
        containers.last.map { $0.limitingHeight != nil && $0.lineBreakMode.lineBreak.truncates } ?? false
    }

    // MARK: Forgetting

    /// Forgets all lines from the paragraph's one with a character on.
    func forget(from index: Int) {
        extra = nil
        current = nil
        // A changed word may fit into the line above, and a changed letter turn the paragraph's direction.
        var start = index
        if pieces.length > 0 {
            start = min(start, pieces.tree.piece(at: min(index, pieces.length - 1)).range.lowerBound)
        }
        var keep = lines.partitioningIndex { $0.range.upperBound >= start }
        // A row is laid out from its beginning.
        if keep > 0 { keep -= 1 }
        while keep > 0, keep < lines.count, isInRow(keep) { keep -= 1 }
        guard keep < lines.count else {
            if next.isComplete || next.index >= index { restart(at: lines.count) }
            return
        }
        restart(at: keep)
    }

    private func isInRow(_ index: Int) -> Bool {
        lines[index].container == lines[index - 1].container && lines[index].rect.minY == lines[index - 1].rect.minY
    }

    private func restart(at count: Int) {
        guard count > 0 else {
            lines = []
            next = Position()
            return
        }
        let line = count < lines.count ? lines[count] : nil
        let last = lines[count - 1]
        lines.removeLast(lines.count - count)
        next = Position(index: last.range.upperBound, container: last.container)
        next.isRightToLeft = last.line.isRightToLeft
        next.y =
            lines.reversed().prefix { $0.container == last.container && $0.rect.maxY > last.rect.minY }
            .map(\.rect.maxY).max() ?? 0
        next.lineCount = lines.reversed().prefix { $0.container == last.container }.count
        // The line may have been the first of the container behind.
        if let line, line.container != last.container { next.y = last.rect.maxY }
    }
}

nonisolated extension CGRect {
    fileprivate func distance(toX x: CGFloat) -> CGFloat { max(0, minX - x, x - maxX) }
}
