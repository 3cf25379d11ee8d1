import CoreText
import Foundation

/// Moving left and right in lines with text of both directions.
extension TextEditing {
    /// The UTF-16 units on either side of the caret among which the neighbour is looked for.
    private static let neighborhood = 256

    /// The nearest caret position to the left or to the right as a line is laid out.
    ///
    /// A boundary of directions has two carets, one at each of the characters that it separates. Of two positions with the same
    /// caret, the one whose character is nearer in the text is found.
    ///
    /// - Returns: Nil in a line of the paragraph's own direction, where the order of the text is that of the carets.
    func neighbor(of head: TextPosition, onRight isRight: Bool, in geometry: any TextGeometry) -> TextPosition? {
        let (line, isRightToLeft) = (geometry.lineRange(at: head), geometry.isRightToLeft(at: head.index))
        let start = max(line.lowerBound, boundary(atOrBefore: head.index - Self.neighborhood))
        let end = min(line.upperBound, head.index + Self.neighborhood)
        guard start < end else { return nil }
        let string = textStore.string(in: start..<end)
        guard string.unicodeScalars.contains(where: { isRightToLeft ? $0.runsRight : $0.runsLeft }) else { return nil }
        let x = geometry.caretRect(at: head).minX
        var best: (position: TextPosition, distance: CGFloat, steps: Int)?
        for place in string.indices.map({ start + $0.utf16Offset(in: string) }) + [end] {
            for isUpstream in [false, true] where isUpstream ? place > line.lowerBound : place < line.upperBound {
                let position = TextPosition(index: place, isUpstream: isUpstream)
                let caret = geometry.caretRect(at: position).minX
                let (distance, steps) = (isRight ? caret - x : x - caret, abs(place - head.index))
                // Carets within half a point are at the same pixel.
                guard distance > 0.5 else { continue }
                if let best, distance > best.distance + 0.5 || distance > best.distance - 0.5 && steps >= best.steps {
                    continue
                }
                best = (position, distance, steps)
            }
        }
        return best?.position ?? neighbor(of: line, isForward: isRight != isRightToLeft, in: geometry) ?? head
    }

    /// The position beyond a line's end or beginning; nil at the text's.
    private func neighbor(of line: Range<Int>, isForward: Bool, in geometry: any TextGeometry) -> TextPosition? {
        let place = isForward ? line.upperBound : line.lowerBound
        guard isForward ? place < length : place > 0 else { return nil }
        // The line breaks here without a character that ends it.
        let beyond = TextPosition(index: place, isUpstream: !isForward)
        if geometry.lineRange(at: beyond) != line { return beyond }
        return TextPosition(index: isForward ? boundary(after: place) : boundary(before: place), isUpstream: false)
    }
}

extension Unicode.Scalar {
    /// Whether the character, or text after it by its direction mark, is written from right to left.
    fileprivate var runsLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    /// Whether the character is a letter or a digit that is written from left to right, or a mark for such text.
    fileprivate var runsRight: Bool {
        switch value {
        case 0x200E, 0x202A, 0x202D, 0x2066: true
        default: !runsLeft && (properties.isAlphabetic || properties.numericType != nil) || isArabicDigit
        }
    }

    private var isArabicDigit: Bool { (0x660...0x669).contains(value) || (0x6F0...0x6F9).contains(value) }
}
