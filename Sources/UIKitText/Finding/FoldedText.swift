import Foundation

/// A text in its folded form, without the differences that a search ignores, with a map from folded units to the source.
struct FoldedText {
    private(set) var units: [UInt16] = []
    /// For each folded unit, the index in the source, in UTF-16 code units, of the composed character that it belongs to.
    private(set) var places: [Int] = []
    /// The end of the source.
    private(set) var end: Int

    /// Folds a part of a text that begins at an index of the text.
    init(_ source: [UInt16], at start: Int, by folding: inout TextFolding) {
        end = start + source.count
        units.reserveCapacity(source.count)
        places.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            if source[index] < 0x80, index + 1 == source.count || source[index + 1] < 0x80 {
                units.append(folding.ascii(source[index]))
                places.append(start + index)
                index += 1
            } else {
                index = addStretch(of: source, from: index, at: start, by: &folding)
            }
        }
    }

    /// Folds the characters before the next two ASCII units in a row; returns the index of the first of those.
    private mutating func addStretch(
        of source: [UInt16], from index: Int, at start: Int, by folding: inout TextFolding
    ) -> Int {
        var end = index + 1
        while end < source.count, source[end] >= 0x80 || end + 1 < source.count && source[end + 1] >= 0x80 { end += 1 }
        var place = start + index
        for character in String(decoding: source[index..<end], as: UTF16.self) {
            let folded = folding.folded(character)
            units += folded
            for _ in folded { places.append(place) }
            place += character.utf16.count
        }
        return end
    }

    /// The range in the source of a range of folded units; nil if it begins or ends inside a composed character.
    func range(of part: Range<Int>) -> Range<Int>? {
        guard isStart(part.lowerBound), part.upperBound == units.count || isStart(part.upperBound) else { return nil }
        return places[part.lowerBound]..<(part.upperBound == units.count ? end : places[part.upperBound])
    }

    private func isStart(_ index: Int) -> Bool { index == 0 || places[index] != places[index - 1] }
}
