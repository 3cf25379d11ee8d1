import CoreText
import Foundation

/// Cuts a text of squares into lines.
nonisolated struct BoxLineBreaker {
    private struct Paragraph {
        var characters: [BoxCharacter]
        let start: Int
        let span: TextSpan
        let style: TextParagraphStyle
    }

    private let request: TextRequest
    private let paragraphs: [Paragraph]

    init(_ request: TextRequest) {
        self.request = request
        paragraphs = Self.paragraphs(of: request)
    }

    /// The lines, and whether text was left out.
    func lines() -> (lines: [BoxLine], isTruncated: Bool) {
        var lines: [BoxLine] = []
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = paragraph.characters[...]
            var isFirst = true
            repeat {
                let isLastAllowed = request.maximumLines > 0 && lines.count == request.maximumLines - 1
                let width = paragraph.style.room(in: request.width, isFirstLine: isFirst)
                var line = BoxLine(
                    characters: [], endsParagraph: true, start: rest.first?.offset ?? paragraph.start,
                    emptySpan: paragraph.span, beginsParagraph: isFirst, style: paragraph.style)
                if isLastAllowed, paragraph.style.lineBreak.truncates {
                    let hasMore = index < paragraphs.count - 1
                    let (characters, isCut) = truncated(
                        Array(rest), width: width ?? .infinity, paragraph.style.lineBreak, isForced: hasMore)
                    line.characters = characters
                    return (lines + [line], isCut || request.isCut)
                }
                let (count, hanging) = firstLine(of: rest, width: width, paragraph.style.lineBreak)
                line.characters = Array(rest.prefix(count))
                line.hangingCount = hanging
                line.endsParagraph = count == rest.count
                rest = rest.dropFirst(count)
                lines.append(line)
                isFirst = false
                let isAll = rest.isEmpty && index == paragraphs.count - 1
                if isLastAllowed || isBelow(lines) { return (lines, !isAll || request.isCut) }
            } while !rest.isEmpty
        }
        return (lines, request.isCut)
    }

    /// Whether the lines reach below the height that is wanted.
    private func isBelow(_ lines: [BoxLine]) -> Bool {
        guard let height = request.height else { return false }
        return lines.reduce(0) { $0 + ($1.characters.map(\.span.font.size).max() ?? $1.emptySpan.font.size) } > height
    }

    /// The number of characters of the next line, and of those that hang as spaces.
    private func firstLine(
        of characters: ArraySlice<BoxCharacter>, width: CGFloat?, _ lineBreak: TextParagraphStyle.LineBreak
    ) -> (count: Int, hanging: Int) {
        guard let width, lineBreak != .clip else { return (characters.count, 0) }
        var used: CGFloat = 0
        var fitting = 0
        for character in characters {
            used += character.advance
            // No character fits a width that is NaN.
            guard used <= width else { break }
            fitting += 1
        }
        if fitting == characters.count { return (fitting, 0) }
        if lineBreak == .characters { return (max(1, fitting), 0) }
        // Spaces right after the last fitting character hang, so a line may also end there.
        let next = characters.startIndex + fitting
        if characters[next].isSpace {
            let end = characters[next...].firstIndex { !$0.isSpace } ?? characters.endIndex
            return (end - characters.startIndex, end == characters.endIndex ? 0 : trailingSpaces(characters[..<end]))
        }
        if let space = characters[..<next].lastIndex(where: \.isSpace) {
            return (space + 1 - characters.startIndex, trailingSpaces(characters[...space]))
        }
        return (max(1, fitting), 0)
    }

    private func trailingSpaces(_ characters: ArraySlice<BoxCharacter>) -> Int {
        characters.reversed().prefix { $0.isSpace }.count
    }

    /// The characters cut to the width with an ellipsis; unchanged when they fit and no ellipsis is forced.
    private func truncated(
        _ characters: [BoxCharacter], width: CGFloat, _ lineBreak: TextParagraphStyle.LineBreak, isForced: Bool
    ) -> ([BoxCharacter], Bool) {
        let total = characters.reduce(0) { $0 + $1.advance }
        guard isForced || !(total <= width) else { return (characters, false) }
        guard var ellipsis = characters.first else { return (characters, isForced) }
        ellipsis.character = "…"
        var room = width - ellipsis.span.font.size
        switch lineBreak {
        case .truncateHead:
            var kept = characters.count
            while kept > 0, characters[kept - 1].advance <= room {
                kept -= 1
                room -= characters[kept].advance
            }
            ellipsis = ellipsisCharacter(for: characters[..<kept], like: characters.last!)
            return ([ellipsis] + characters[kept...], true)
        case .truncateMiddle:
            var (head, tail) = (0, characters.count)
            // Both ends grow in turn, the head first, as long as the next one fits.
            while head < tail {
                let takesHead = head <= characters.count - tail
                let next = characters[takesHead ? head : tail - 1]
                guard next.advance <= room else { break }
                room -= next.advance
                if takesHead { head += 1 } else { tail -= 1 }
            }
            ellipsis = ellipsisCharacter(for: characters[head..<tail], like: characters[max(0, head - 1)])
            return (characters[..<head] + [ellipsis] + characters[tail...], true)
        default:
            let kept = characters.prefix { character in
                guard character.advance <= room else { return false }
                room -= character.advance
                return true
            }
            ellipsis = ellipsisCharacter(for: characters[kept.count...], like: kept.last ?? characters[0])
            return (kept + [ellipsis], true)
        }
    }

    /// An ellipsis in the style of a neighbour that covers the characters left out.
    private func ellipsisCharacter(for dropped: ArraySlice<BoxCharacter>, like neighbour: BoxCharacter) -> BoxCharacter
    {
        var ellipsis = neighbour
        ellipsis.character = "…"
        ellipsis.span.kern = 0
        ellipsis.offset = dropped.first?.offset ?? neighbour.offset + neighbour.length
        ellipsis.length = dropped.reduce(0) { $0 + $1.length }
        return ellipsis
    }

    private static func paragraphs(of request: TextRequest) -> [Paragraph] {
        let fallback = TextSpan(length: 0, font: FontRequest(size: 17))
        var result: [Paragraph] = []
        var current: [BoxCharacter] = []
        var start = 0
        var offset = 0
        var spanIndex = 0
        var spanEnd = request.spans.first?.length ?? 0
        func finish(_ span: TextSpan) {
            let style = request.paragraphStyle(at: start)
            result.append(Paragraph(characters: current, start: start, span: span, style: style))
            current = []
        }
        for character in request.string {
            while offset >= spanEnd, spanIndex + 1 < request.spans.count {
                spanIndex += 1
                spanEnd += request.spans[spanIndex].length
            }
            let span = request.spans.isEmpty ? fallback : request.spans[spanIndex]
            let length = character.utf16.count
            if character.isNewline {
                finish(span)
                start = offset + length
            } else {
                current.append(
                    BoxCharacter(
                        character: character, offset: offset, length: length, span: span, spanIndex: spanIndex))
            }
            offset += length
        }
        finish(request.spans.isEmpty ? fallback : request.spans[spanIndex])
        return result
    }
}
