import Foundation

/// Attributes that are made to agree with the characters.
nonisolated extension NSTextStorage {
    func putOffFixing(in range: NSRange) {
        guard fixesAttributesLazily else { return fixAttributes(in: range) }
        pending.unfixed =
            pending.unfixed.location == NSNotFound ? range : NSUnionRange(pending.unfixed, range)
    }

    func fixWhatWasPutOff(in range: NSRange) {
        let unfixed = pending.unfixed
        // A deletion leaves an empty range, at which two paragraphs may have become one.
        guard unfixed.location != NSNotFound, unfixed.location <= range.upperBound, range.location <= unfixed.upperBound
        else { return }
        pending.unfixed = PendingEdits.nowhere
        let phase = pending.phase
        pending.phase = .fixing
        fixAttributes(in: NSRange(min(unfixed.location, length)..<min(unfixed.upperBound, length)))
        pending.phase = phase
    }

    func fixOwnAttributes(in range: NSRange) {
        requireRange(range, length)
        guard length > 0 else { return }
        let whole = paragraphs(of: range)
        fix(whole)
        let end = whole.upperBound
        // A very long paragraph is fixed up to its end only where its beginning has got another style.
        guard end < length, !startsParagraph(end), !haveSameParagraphStyle(end - 1, end) else { return }
        fix(end - 1..<paragraphEnd(from: end, limit: length))
    }

    private func haveSameParagraphStyle(_ first: Int, _ second: Int) -> Bool {
        TextStyle.areSame(
            attributes(at: first, effectiveRange: nil)[.paragraphStyle],
            attributes(at: second, effectiveRange: nil)[.paragraphStyle])
    }

    private func fix(_ whole: Range<Int>) {
        for run in styles(in: NSRange(whole)) {
            fixParagraphStyle(of: run.attributes, run.range, in: whole)
            if run.attributes[.attachment] != nil { fixAttachments(in: run.range) }
        }
    }

    /// Gives the beginning of a run that begins within a paragraph the paragraph's style.
    private func fixParagraphStyle(of own: [NSAttributedString.Key: Any], _ run: NSRange, in whole: Range<Int>) {
        guard run.location > whole.lowerBound, !startsParagraph(run.location) else { return }
        // The run before has been fixed already.
        let wanted = attributes(at: run.location - 1, effectiveRange: nil)[.paragraphStyle]
        guard !TextStyle.areSame(wanted, own[.paragraphStyle]) else { return }
        let end = min(run.upperBound, paragraphEnd(from: run.location, limit: run.upperBound))
        var attributes = own
        attributes[.paragraphStyle] = wanted
        setAttributes(attributes, range: NSRange(run.location..<end))
    }

    private func fixAttachments(in run: NSRange) {
        let units = units(in: run.location..<run.upperBound)
        var start = 0
        while start < units.count {
            let isPicture = units[start] == NSTextAttachment.character
            let end = units[start...].firstIndex { ($0 == NSTextAttachment.character) != isPicture } ?? units.count
            if !isPicture {
                removeAttribute(.attachment, range: NSRange(location: run.location + start, length: end - start))
            }
            start = end
        }
    }

    // MARK: Paragraphs

    /// The units on each side of a change in which the ends of its paragraphs are looked for, and those that are read at once.
    private static let reach = 16_384
    private static let blockLength = 512

    /// A range taken to the ends of its paragraphs, which of very long ones are taken to be within reach.
    func paragraphs(of range: NSRange) -> Range<Int> {
        let start = min(range.location, length)
        let last = min(range.length > 0 ? range.upperBound - 1 : range.location, length)
        let end = last < length ? paragraphEnd(from: last, limit: min(last + Self.reach, length)) : length
        return paragraphStart(from: start, limit: max(0, start - Self.reach))..<max(end, range.upperBound)
    }

    private func startsParagraph(_ offset: Int) -> Bool {
        guard offset > 0 else { return true }
        let before = unit(at: offset - 1)
        guard LineEnd.endsParagraph(before) else { return false }
        return before != LineEnd.carriageReturn || offset == length || unit(at: offset) != LineEnd.feed
    }

    /// Where the paragraph with a character begins, no further back than a limit.
    private func paragraphStart(from offset: Int, limit: Int) -> Int {
        var next = offset < length ? unit(at: offset) : 0
        var end = offset
        while end > limit {
            let start = max(limit, end - Self.blockLength)
            let units = units(in: start..<end)
            for index in units.indices.reversed() {
                let isInPair = units[index] == LineEnd.carriageReturn && next == LineEnd.feed
                if LineEnd.endsParagraph(units[index]), !isInPair { return start + index + 1 }
                next = units[index]
            }
            end = start
        }
        return limit
    }

    /// Where the paragraph with a character ends, behind its end mark, no further than a limit.
    private func paragraphEnd(from offset: Int, limit: Int) -> Int {
        var start = offset
        while start < limit {
            let units = units(in: start..<min(start + Self.blockLength, limit))
            if let index = units.firstIndex(where: LineEnd.endsParagraph) {
                let end = start + index + 1
                let isPair = units[index] == LineEnd.carriageReturn && end < length && unit(at: end) == LineEnd.feed
                return isPair ? end + 1 : end
            }
            start += units.count
        }
        return limit
    }
}
