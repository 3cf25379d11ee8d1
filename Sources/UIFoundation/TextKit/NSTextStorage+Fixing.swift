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
        guard unfixed.location != NSNotFound, NSIntersectionRange(unfixed, range).length > 0 else { return }
        pending.unfixed = PendingEdits.nowhere
        let phase = pending.phase
        pending.phase = .fixing
        fixAttributes(in: NSIntersectionRange(unfixed, NSRange(location: 0, length: length)))
        pending.phase = phase
    }

    func fixOwnAttributes(in range: NSRange) {
        requireRange(range, length)
        guard length > 0 else { return }
        let whole = paragraphs(of: range)
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
        let end = min(run.upperBound, paragraphEnd(from: run.location))
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

    /// A range taken to the ends of its paragraphs.
    func paragraphs(of range: NSRange) -> Range<Int> {
        var start = min(range.location, length)
        while !startsParagraph(start) { start -= 1 }
        let last = range.length > 0 ? range.upperBound - 1 : range.location
        return start..<(last < length ? max(paragraphEnd(from: last), range.upperBound) : length)
    }

    private func startsParagraph(_ offset: Int) -> Bool {
        guard offset > 0 else { return true }
        let before = unit(at: offset - 1)
        guard LineEnd.endsParagraph(before) else { return false }
        return before != LineEnd.carriageReturn || offset == length || unit(at: offset) != LineEnd.feed
    }

    /// Where the paragraph with a character ends, behind its end mark.
    private func paragraphEnd(from offset: Int) -> Int {
        var start = offset
        let total = length
        while start < total {
            let units = units(in: start..<min(start + 256, total))
            if let index = units.firstIndex(where: LineEnd.endsParagraph) {
                let end = start + index + 1
                let isPair = units[index] == LineEnd.carriageReturn && end < total && unit(at: end) == LineEnd.feed
                return isPair ? end + 1 : end
            }
            start += units.count
        }
        return total
    }
}
