import CoreText
import Foundation

/// Cuts a text of squares into lines.
nonisolated struct BoxLineBreaker {
    private let request: TextRequest
    private let paragraphs: [(characters: [BoxCharacter], start: Int, span: TextSpan)]

    init(_ request: TextRequest) {
        self.request = request
        paragraphs = Self.paragraphs(of: request)
    }

    /// The lines, and whether something was left out.
    func lines() -> (lines: [BoxLine], isTruncated: Bool) {
        var lines: [BoxLine] = []
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = paragraph.characters[...]
            repeat {
                let isLastAllowed = request.maximumLines > 0 && lines.count == request.maximumLines - 1
                let start = rest.first?.offset ?? paragraph.start
                let line: BoxLine
                if isLastAllowed, truncates {
                    let hasMore = index < paragraphs.count - 1
                    let (characters, isCut) = truncated(Array(rest), isForced: hasMore)
                    line = BoxLine(
                        characters: characters, endsParagraph: true, start: start, emptySpan: paragraph.span)
                    return (lines + [line], isCut)
                }
                let (count, hanging) = firstLine(of: rest)
                line = BoxLine(
                    characters: Array(rest.prefix(count)), hangingCount: hanging, endsParagraph: count == rest.count,
                    start: start, emptySpan: paragraph.span)
                rest = rest.dropFirst(count)
                lines.append(line)
                if isLastAllowed { return (lines, !rest.isEmpty || index < paragraphs.count - 1) }
            } while !rest.isEmpty
        }
        return (lines, false)
    }

    private var truncates: Bool {
        switch request.lineBreak {
        case .truncateHead, .truncateTail, .truncateMiddle: true
        case .words, .characters, .clip: false
        }
    }

    /// How many characters the next line takes, and how many of them hang as spaces.
    private func firstLine(of characters: ArraySlice<BoxCharacter>) -> (count: Int, hanging: Int) {
        guard let width = request.width, request.lineBreak != .clip else { return (characters.count, 0) }
        var used: CGFloat = 0
        var fitting = 0
        for character in characters {
            used += character.advance
            // A width that is not a number fits nothing.
            guard used <= width else { break }
            fitting += 1
        }
        if fitting == characters.count { return (fitting, 0) }
        if request.lineBreak == .characters { return (max(1, fitting), 0) }
        let all = Array(characters)
        // Spaces right after what fits hang, so a line may also end there.
        if all[fitting].isSpace {
            var end = fitting
            while end < all.count, all[end].isSpace { end += 1 }
            return (end, end == all.count ? 0 : trailingSpaces(all, before: end))
        }
        if let space = all[..<fitting].lastIndex(where: \.isSpace) {
            return (space + 1, trailingSpaces(all, before: space + 1))
        }
        return (max(1, fitting), 0)
    }

    private func trailingSpaces(_ characters: [BoxCharacter], before end: Int) -> Int {
        characters[..<end].reversed().prefix { $0.isSpace }.count
    }

    /// The characters cut to the width with an ellipsis; unchanged when they fit and nothing forces one.
    private func truncated(_ characters: [BoxCharacter], isForced: Bool) -> ([BoxCharacter], Bool) {
        let total = characters.reduce(0) { $0 + $1.advance }
        let width = request.width ?? .infinity
        guard isForced || !(total <= width) else { return (characters, false) }
        guard var ellipsis = characters.first else { return (characters, isForced) }
        ellipsis.character = "…"
        var room = width - ellipsis.span.font.size
        switch request.lineBreak {
        case .truncateHead:
            var kept = characters.count
            while kept > 0, characters[kept - 1].advance <= room {
                kept -= 1
                room -= characters[kept].advance
            }
            ellipsis = standIn(for: characters[..<kept], like: characters.last!)
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
            ellipsis = standIn(for: characters[head..<tail], like: characters[max(0, head - 1)])
            return (characters[..<head] + [ellipsis] + characters[tail...], true)
        default:
            let kept = characters.prefix { character in
                guard character.advance <= room else { return false }
                room -= character.advance
                return true
            }
            ellipsis = standIn(for: characters[kept.count...], like: kept.last ?? characters[0])
            return (kept + [ellipsis], true)
        }
    }

    /// An ellipsis in the style of a neighbour that covers the characters left out.
    private func standIn(for dropped: ArraySlice<BoxCharacter>, like neighbour: BoxCharacter) -> BoxCharacter {
        var ellipsis = neighbour
        ellipsis.character = "…"
        ellipsis.span.kern = 0
        ellipsis.offset = dropped.first?.offset ?? neighbour.offset + neighbour.length
        ellipsis.length = dropped.reduce(0) { $0 + $1.length }
        return ellipsis
    }

    private static func paragraphs(
        of request: TextRequest
    ) -> [(characters: [BoxCharacter], start: Int, span: TextSpan)] {
        let fallback = TextSpan(length: 0, font: FontRequest(size: 17))
        var result: [(characters: [BoxCharacter], start: Int, span: TextSpan)] = []
        var current: [BoxCharacter] = []
        var start = 0
        var offset = 0
        var spanIndex = 0
        var spanEnd = request.spans.first?.length ?? 0
        for character in request.string {
            while offset >= spanEnd, spanIndex + 1 < request.spans.count {
                spanIndex += 1
                spanEnd += request.spans[spanIndex].length
            }
            let span = request.spans.isEmpty ? fallback : request.spans[spanIndex]
            let length = String(character).utf16.count
            if character.isNewline {
                result.append((current, start, span))
                current = []
                start = offset + length
            } else {
                current.append(
                    BoxCharacter(
                        character: character, offset: offset, length: length, span: span, spanIndex: spanIndex))
            }
            offset += length
        }
        result.append((current, start, request.spans.isEmpty ? fallback : request.spans[spanIndex]))
        return result
    }
}
