import CoreGraphics
import CoreText
import Foundation

/// The text in units and the carets of lines, for movements of selections.
nonisolated extension NSTextLayoutManager {
    private var length: Int { lineManager.textLength }

    /// The UTF-16 units on either side that are read at once for composed characters.
    private static let reach = 512

    func enumerateUnits(
        from index: Int, _ options: NSString.EnumerationOptions,
        _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let (isBack, kind) = (options.contains(.reverse), EnumeratedUnit(options))
        var (place, stop) = (min(max(0, index), length), ObjCBool(false))
        while isBack ? place > 0 : place < length {
            let part = readable(isBack ? place - 1 : place, kind)
            let units = units(in: part, kind)
            let indices = units.indices.filter { isBack ? units[$0].lowerBound < place : units[$0].upperBound > place }
            for index in isBack ? indices.reversed() : indices {
                let own = content(of: units[index], kind)
                let next = index + 1 < units.count ? units[index + 1] : nil
                let string = options.contains(.substringNotRequired) ? nil : characters(in: own)
                block(string, NSTextRange(own), NSTextRange(enclosing(units[index], kind, before: next, part)), &stop)
                if stop.boolValue { return }
            }
            place = isBack ? part.lowerBound : part.upperBound
        }
    }

    /// A unit without the mark that ends a line or a paragraph.
    private func content(of unit: Range<Int>, _ kind: EnumeratedUnit) -> Range<Int> {
        guard kind == .lines || kind == .paragraphs else { return unit }
        let tail = Array(characters(in: max(unit.lowerBound, unit.upperBound - 2)..<unit.upperBound).utf16)
        guard let last = tail.last, LineEnd.ends(last) else { return unit }
        guard kind == .lines || LineEnd.endsParagraph(last) else { return unit }
        let isPair = last == LineEnd.feed && tail.count == 2 && tail[0] == LineEnd.carriageReturn
        return unit.lowerBound..<unit.upperBound - (isPair ? 2 : 1)
    }

    /// A unit with the characters up to the next one.
    private func enclosing(
        _ unit: Range<Int>, _ kind: EnumeratedUnit, before next: Range<Int>?, _ part: Range<Int>
    ) -> Range<Int> {
        guard kind == .words else { return unit }
        if let next { return unit.lowerBound..<next.lowerBound }
        var end = part.upperBound
        while end < length {
            let behind = readable(end, kind)
            if let first = units(in: behind, kind).first { return unit.lowerBound..<first.lowerBound }
            end = behind.upperBound
        }
        return unit.lowerBound..<end
    }

    /// The part of the text around a character in which its unit can be found.
    private func readable(_ index: Int, _ kind: EnumeratedUnit) -> Range<Int> {
        guard let content = contentStorage else { return index..<index + 1 }
        let paragraph = content.paragraphRange(at: index)
        guard kind == .characters, paragraph.count > 2 * Self.reach else { return paragraph }
        // Parts begin and end at boundaries of characters.
        let start = max(paragraph.lowerBound, index - Self.reach)
        let end = min(paragraph.upperBound, index + Self.reach)
        let characters = Self.characters(of: characters(in: start..<end), from: start)
        let inner = characters.dropFirst(start > paragraph.lowerBound ? 1 : 0)
            .dropLast(end < paragraph.upperBound ? 1 : 0)
        // A composed character may be longer than a part.
        guard let first = inner.first, let last = inner.last, first.lowerBound <= index, index < last.upperBound else {
            return paragraph
        }
        return first.lowerBound..<last.upperBound
    }

    private func units(in part: Range<Int>, _ kind: EnumeratedUnit) -> [Range<Int>] {
        switch kind {
        case .characters: Self.characters(of: characters(in: part), from: part.lowerBound)
        case .words:
            installedTextSystem.current.typesetter.wordRanges(in: characters(in: part)).map {
                $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound
            }
        case .sentences: Self.sentences(of: characters(in: part), from: part.lowerBound)
        case .lines: Self.lines(of: characters(in: part), from: part.lowerBound)
        case .paragraphs: [part]
        }
    }

    private func characters(in range: Range<Int>) -> String {
        contentStorage?.textStorage?.characters(in: range) ?? ""
    }

    private static func characters(of string: String, from start: Int) -> [Range<Int>] {
        var end = start
        return string.map { character in
            let begin = end
            end += character.utf16.count
            return begin..<end
        }
    }

    /// The lines of a paragraph, with the marks that end them.
    private static func lines(of string: String, from start: Int) -> [Range<Int>] {
        let units = Array(string.utf16)
        var (result, begin): ([Range<Int>], Int) = ([], 0)
        for (index, unit) in units.enumerated() where LineEnd.ends(unit) {
            let isPair = unit == LineEnd.carriageReturn && index + 1 < units.count && units[index + 1] == LineEnd.feed
            guard !isPair else { continue }
            result.append(start + begin..<start + index + 1)
            begin = index + 1
        }
        if begin < units.count { result.append(start + begin..<start + units.count) }
        return result
    }

    /// A sentence ends at a full stop or the like, with the signs that close it and the spaces behind it.
    private static func sentences(of string: String, from start: Int) -> [Range<Int>] {
        var (result, begin, end): ([Range<Int>], Int, Int) = ([], start, start)
        // After a full stop there must be a space; the signs of scripts without spaces end a sentence by themselves.
        var (hasStop, mayEnd) = (false, false)
        for character in string {
            if hasStop, mayEnd, !character.isWhitespace, !closing.contains(character), !stops.contains(character) {
                result.append(begin..<end)
                (begin, hasStop, mayEnd) = (end, false, false)
            }
            if stops.contains(character) {
                (hasStop, mayEnd) = (true, wideStops.contains(character))
            } else if character.isWhitespace {
                mayEnd = hasStop
            } else if !closing.contains(character) {
                hasStop = false
            }
            end += character.utf16.count
        }
        if end > begin { result.append(begin..<end) }
        return result
    }

    private static let stops = Set<Character>(".!?…。！？")
    private static let wideStops = Set<Character>("。！？")
    private static let closing = Set<Character>("\"'”’)]»」』")

    func unit(_ granularity: NSTextSelection.Granularity, at index: Int) -> Range<Int>? {
        guard length > 0 else { return nil }
        if granularity == .line || granularity == .paragraph, index >= length,
            let extra = lineManager.source?.extraFragment
        {
            return extra.range
        }
        let index = min(max(0, index), length - 1)
        switch granularity {
        case .character: return unit(.characters, with: index)
        case .word: return word(at: index)
        case .sentence: return unit(.sentences, with: index)
        case .paragraph: return contentStorage?.paragraphRange(at: index)
        case .line: return lineManager.source?.fragment(at: index)?.range
        }
    }

    private func unit(_ kind: EnumeratedUnit, with index: Int) -> Range<Int>? {
        units(in: readable(index, kind), kind).first { $0.contains(index) }
    }

    /// The word with a character, or the characters between two words.
    private func word(at index: Int) -> Range<Int>? {
        let part = readable(index, .words)
        let words = units(in: part, .words)
        if let word = words.first(where: { $0.contains(index) }) { return word }
        let start = words.last { $0.upperBound <= index }?.upperBound ?? part.lowerBound
        let end = words.first { $0.lowerBound > index }?.lowerBound ?? part.upperBound
        return start..<end
    }

    func enumerateCarets(
        at index: Int, _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let source = lineManager.source else { return }
        var stop = ObjCBool(false)
        let extra = index >= length ? source.extraFragment : nil
        guard let line = extra ?? source.fragment(at: min(index, length - 1)) else { return }
        guard extra == nil else {
            let x = line.textX + line.line.caretX(at: 0)
            block(x, IndexedTextLocation(index), true, &stop)
            if !stop.boolValue { block(x, IndexedTextLocation(index), false, &stop) }
            return
        }
        for character in Self.characters(of: characters(in: line.range), from: line.range.lowerBound) {
            let edges = line.edges(of: character.lowerBound)
            block(edges.leading, IndexedTextLocation(character.lowerBound), true, &stop)
            if stop.boolValue { return }
            block(edges.trailing, IndexedTextLocation(character.lowerBound), false, &stop)
            if stop.boolValue { return }
        }
    }

    func lineRange(at point: CGPoint) -> Range<Int>? {
        guard let source = lineManager.source else { return nil }
        if let extra = source.extraFragment, point.y >= extra.rect.minY || length == 0 { return extra.range }
        return source.fragment(at: point, in: 0)?.range
    }

    func isRightToLeft(at index: Int) -> Bool {
        if length > 0, let storage = contentStorage?.textStorage {
            let place = min(max(0, index), length - 1)
            let style = storage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
            switch style?.baseWritingDirection {
            case .leftToRight: return false
            case .rightToLeft: return true
            case .natural, nil: break
            }
        }
        let line = index >= length ? lineManager.source?.extraFragment : nil
        let found = line ?? lineManager.source?.fragment(at: min(max(0, index), max(0, length - 1)))
        return found?.line.isRightToLeft ?? false
    }
}
