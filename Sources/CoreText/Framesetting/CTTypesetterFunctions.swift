public import CoreGraphics
public import Foundation

/// Makes a typesetter for a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// Sets a range of a typesetter's text, `stringRange`, in one line; a length of 0 means all from its location on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    typesetter.line(stringRange.clamped(to: typesetter.text.length))
}

/// The number of UTF-16 units from an index of a typesetter's text, `startIndex`, that fit a width when lines break
/// between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    let range = CFRangeMake(startIndex, 0).clamped(to: typesetter.text.length)
    let lines = typesetter.styled.part(range).layout(width: CGFloat(width)).lines
    return lines.count > 1 ? lines[1].range.lowerBound : range.count
}

extension CFRange {
    /// The range within a text of a length, in UTF-16 units; a length of 0 reaches to its end.
    func clamped(to count: Int) -> Range<Int> {
        let start = min(max(0, location), count)
        return start..<(length == 0 ? count : min(count, start + max(0, length)))
    }
}
