import CoreGraphics
import CoreText
import Foundation

/// The text in units and the carets of lines, for movements of selections.
nonisolated extension NSTextLayoutManager {
    private var length: Int { lineManager.textLength }

    /// The UTF-16 units that are read at once for composed characters; more than any of them has.
    private static let reach = 512

    func enumerateUnits(
        from index: Int, _ options: NSString.EnumerationOptions,
        _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let (isBack, kind) = (options.contains(.reverse), EnumeratedUnit(options))
        var (place, stop) = (min(max(0, index), length), ObjCBool(false))
        while isBack ? place > 0 : place < length {
            let part = readable(isBack ? place - 1 : place, kind)
            let units = units(in: part, kind).filter { isBack ? $0.lowerBound < place : $0.upperBound > place }
            for unit in isBack ? units.reversed() : units {
                let string = options.contains(.substringNotRequired) ? nil : characters(in: unit)
                block(string, NSTextRange(unit), NSTextRange(unit), &stop)
                if stop.boolValue { return }
            }
            place = isBack ? part.lowerBound : part.upperBound
        }
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
        guard let first = inner.first, let last = inner.last else { return paragraph }
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
        case .lines, .paragraphs: [part]
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
