import CoreGraphics
import CoreText

/// The layout of the next line: its container, its room and its text.
nonisolated extension FlowedLines {
    func layOutLine() {
        guard next.container < containers.count else { return next.isComplete = true }
        let limit = containers[next.container].maximumNumberOfLines
        if limit > 0, next.lineCount >= limit, next.rest == nil { return leaveContainer() }
        guard next.index < pieces.length else { return layOutExtraLine() }
        let finding = pieces.tree.piece(at: next.index)
        if current?.text.start != finding.range.lowerBound { current = (pieces.text(of: finding), nil) }
        guard let text = current?.text else { return leaveContainer() }
        if text.isLeftOut { return appendLeftOut(text) }
        guard let placed = positioned(text, next.index - text.start) else { return leaveContainer() }
        if placed.endsContainer {
            lines.append(placed.fragment)
            return leaveContainer(isCut: true)
        }
        append(placed.fragment, rest: placed.rest, of: text)
    }

    /// Appends the line of a paragraph that is left out, which takes no room.
    private func appendLeftOut(_ text: PieceText) {
        let container = containers[next.container]
        let line = text.emptyLine(
            at: CGPoint(x: 0, y: next.y), width: container.limitingWidth ?? 0, padding: container.lineFragmentPadding,
            container: next.container)
        lines.append(line.moved(by: text.start, y: 0))
        next.index = text.start + text.piece.length
    }

    private func append(_ fragment: LineFragment, rest: CGRect, of text: PieceText) {
        lines.append(fragment)
        next.index = fragment.range.upperBound
        next.lineCount += 1
        next.isRightToLeft = fragment.line.isRightToLeft
        next.rowBottom = max(next.rest == nil ? 0 : next.rowBottom, fragment.rect.maxY)
        let goesOn = next.index < text.start + text.piece.length
        if goesOn, rest.width > 0 {
            next.rest = rest
        } else {
            next.y = next.rowBottom
            next.rest = nil
        }
    }

    /// Continues in the next container, or at the end of the text when a truncated line has ended it.
    private func leaveContainer(isCut: Bool = false) {
        if isCut { next.index = pieces.length }
        next.container += 1
        (next.y, next.rest, next.lineCount, next.rowBottom) = (0, nil, 0, 0)
        if let ready = current?.ready, ready.width != containers[safe: next.container]?.textWidth {
            current?.ready = nil
        }
        if next.container >= containers.count || isCut { next.isComplete = true }
    }

    private struct Placed {
        var fragment: LineFragment
        var rest: CGRect
        var endsContainer = false
    }

    /// A line in the container, or nil when that is full.
    private func positioned(_ text: PieceText, _ offset: Int) -> Placed? {
        let container = containers[next.container]
        if next.rest == nil, let room = roomForLast(container, text), let last = lastLine(text, offset, room) {
            return last
        }
        guard let placed = positionedInRoom(text, offset, container) else {
            // No line fits below, so the line before is truncated to show that there is more text.
            return next.rest == nil ? truncatedLineBefore(container) : nil
        }
        return placed
    }

    private func positionedInRoom(_ text: PieceText, _ offset: Int, _ container: NSTextContainer) -> Placed? {
        var height = UIFont(text.font).lineHeight
        for _ in 0..<4 {
            var rest = CGRect.zero
            guard let room = room(height, text, container, &rest) else { return nil }
            guard let line = line(of: text, from: offset, in: room, container) else { return nil }
            let maker = FragmentMaker(
                text: text, manager: manager, container: container, containerIndex: next.container)
            var fragment = maker.fragment(
                FragmentMaker.Line(
                    line: line.line, base: line.base, range: offset..<line.end, isTop: room.minY <= 0), in: room,
                from: 0)
            if line.isTruncated { fragment.truncated = maker.truncation(of: line.line, base: line.base) }
            if fragment.usedRect.height > height + 0.01, !container.isUnlimitedInShape {
                height = fragment.usedRect.height
                continue
            }
            if let limit = container.limitingHeight, fragment.usedRect.maxY > limit + 0.01 { return nil }
            return Placed(fragment: fragment.moved(by: text.start, y: 0), rest: rest)
        }
        return nil
    }

    /// The rectangle for a line of a height, and the rest of its row.
    private func room(
        _ height: CGFloat, _ text: PieceText, _ container: NSTextContainer, _ rest: inout CGRect
    ) -> CGRect? {
        if container.isUnlimitedInShape {
            return CGRect(x: 0, y: next.y, width: container.limitingWidth ?? 0, height: height)
        }
        let width = container.limitingWidth ?? TextContent.unlimitedWidth
        let proposed =
            next.rest.map { CGRect(x: $0.minX, y: next.y, width: $0.width, height: height) }
            ?? CGRect(x: 0, y: next.y, width: width, height: height)
        let direction: NSWritingDirection = next.isRightToLeft == true ? .rightToLeft : .leftToRight
        let room = container.lineFragmentRect(
            forProposedRect: proposed, at: next.index, writingDirection: direction, remaining: &rest)
        let isEmpty = room.width <= 0 || room.height <= 0
        // A piece that does not fit the rest of this row begins the next row, which is as wide as the container.
        if next.rest != nil, isEmpty || room.minY > next.y {
            next.y = next.rowBottom
            next.rest = nil
            return self.room(height, text, container, &rest)
        }
        guard !isEmpty else { return nil }
        next.y = room.minY
        return room
    }

    /// The next line in a room.
    private func line(
        of text: PieceText, from offset: Int, in room: CGRect, _ container: NSTextContainer
    ) -> (line: TextLine, base: Int, end: Int, isTruncated: Bool)? {
        let isWide = room.width <= 0 || room.width >= TextContent.unlimitedWidth
        let width = isWide ? nil : max(0, room.width - 2 * container.lineFragmentPadding)
        if let found = readyLine(from: offset, width, text) { return found }
        let (layout, isCut) = text.layout(
            from: offset, width: width, isRightToLeft: offset > 0 ? next.isRightToLeft : nil)
        current?.ready = ReadyLines(
            start: offset, width: width, lines: layout.lines, isTruncated: layout.isTruncated && !isCut, isCut: isCut)
        return readyLine(from: offset, width, text)
    }

    private func readyLine(
        from offset: Int, _ width: CGFloat?, _ text: PieceText
    ) -> (line: TextLine, base: Int, end: Int, isTruncated: Bool)? {
        guard let ready = current?.ready, ready.width == width else { return nil }
        let own = offset - ready.start
        guard own >= 0, let index = ready.lines.firstIndex(where: { $0.range.lowerBound >= own }) else { return nil }
        let isLast = index + 1 == ready.lines.count
        guard ready.lines[index].range.lowerBound == own || own == 0, !(isLast && ready.isCut && index > 0) else {
            return nil
        }
        let line = ready.lines[index]
        var end = isLast ? text.piece.length : ready.lines[index + 1].range.lowerBound + ready.start
        if isLast, ready.isCut { end = line.range.upperBound + ready.start }
        return (line, ready.start, end, ready.isTruncated && isLast)
    }

    // MARK: The last line of a container

    /// The room of the last line that a container takes by number, if it ends in an ellipsis.
    private func roomForLast(_ container: NSTextContainer, _ text: PieceText) -> CGRect? {
        let limit = container.maximumNumberOfLines
        guard limit > 0, next.lineCount == limit - 1, container.lineBreakMode.lineBreak.truncates else { return nil }
        var rest = CGRect.zero
        return room(UIFont(text.font).lineHeight, text, container, &rest)
    }

    /// A line with the beginning or the end of all that is left; nil when all that is left fits into the line.
    private func lastLine(_ text: PieceText, _ offset: Int, _ room: CGRect) -> Placed? {
        let container = containers[next.container]
        if let whole = line(of: text, from: offset, in: room, container), whole.end + text.start >= pieces.length,
            !pieces.hasExtraLine || pieces.length == 0
        {
            return nil
        }
        let width = max(0, room.width - 2 * container.lineFragmentPadding)
        let left = max(0, text.contentLength - offset)
        let part = text.part(offset..<text.contentLength)
        var style = text.style
        style.lineBreak = container.lineBreakMode.lineBreak
        if offset > 0 { style.firstLineIndent = style.headIndent }
        // A paragraph behind makes the typesetter put an ellipsis even where the first one fits.
        let follows = text.start + text.piece.length < pieces.length
        let request = TextRequest(
            string: part.string + (follows ? "\n\u{2026}" : ""), spans: part.spans,
            paragraphs: [TextParagraph(length: left + 2, style: style)], width: width, maximumLines: 1)
        let layout = PieceText.typeset(request)
        guard let line = layout.lines.first, layout.isTruncated else { return nil }
        let maker = FragmentMaker(
            text: text, manager: manager, container: container, containerIndex: next.container)
        var fragment = maker.fragment(
            FragmentMaker.Line(
                line: line, base: offset, range: offset..<text.piece.length, isTop: room.minY <= 0), in: room, from: 0)
        if let limit = container.limitingHeight, fragment.usedRect.maxY > limit + 0.01 { return nil }
        let shown = maker.truncation(of: line, base: offset) ?? text.contentLength..<text.contentLength
        fragment = fragment.moved(by: text.start, y: 0)
        fragment.range = fragment.range.lowerBound..<pieces.length
        let isTail = container.lineBreakMode == .byTruncatingTail
        fragment.truncated = shown.lowerBound + text.start..<(isTail ? pieces.length : shown.upperBound + text.start)
        return Placed(fragment: fragment, rest: .zero, endsContainer: true)
    }

    /// The line before, with an ellipsis, when it is the last that has room in the last container.
    private func truncatedLineBefore(_ container: NSTextContainer) -> Placed? {
        guard container.lineBreakMode.lineBreak.truncates, next.container == containers.count - 1,
            let index = lines.lastIndex(where: { $0.rect.height > 0 }), lines[index].container == next.container
        else { return nil }
        // Paragraphs that are left out may be behind it.
        let (last, removed) = (lines[index], lines[index...])
        lines.removeSubrange(index...)
        let finding = pieces.tree.piece(at: last.range.lowerBound)
        let text = pieces.text(of: finding)
        let room = CGRect(
            x: last.rect.minX, y: last.rect.minY, width: last.rect.width, height: last.rect.height)
        if let placed = lastLine(text, last.range.lowerBound - text.start, room) { return placed }
        lines += removed
        return nil
    }

    // MARK: The empty line at the end

    private func layOutExtraLine() {
        next.isComplete = true
        guard pieces.hasExtraLine else { return }
        let text = pieces.extraText()
        var container = containers[next.container]
        var rest = CGRect.zero
        next.rest = nil
        let height = UIFont(text.font).lineHeight
        while true {
            if let room = room(height, text, container, &rest) {
                let width =
                    container.isUnlimitedInShape ? container.textWidth : room.width - 2 * container.lineFragmentPadding
                let line = text.layout(width: width).lines[0]
                let maker = FragmentMaker(
                    text: text, manager: manager, container: container, containerIndex: next.container)
                let fragment = maker.fragment(
                    FragmentMaker.Line(line: line, base: 0, range: 0..<0, isTop: room.minY <= 0), in: room, from: 0)
                if container.limitingHeight.map({ fragment.usedRect.maxY <= $0 + 0.01 }) ?? true {
                    extra = fragment.moved(by: pieces.length, y: 0)
                    return
                }
            }
            next.container += 1
            guard next.container < containers.count else { return }
            container = containers[next.container]
            next.y = 0
        }
    }
}

nonisolated extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

nonisolated extension NSTextContainer {
    /// Whether each line may have the full width without asking.
    var isUnlimitedInShape: Bool { type(of: self) == NSTextContainer.self && exclusionPaths.isEmpty }
}
