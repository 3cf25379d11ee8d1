package import Foundation
package import UIFoundation

/// A store that keeps its text as one value, such as that of a text field.
package final class TextValueStore: TextStore {
    package private(set) var text: AttributedText

    package init(_ text: AttributedText) { self.text = text }

    package var length: Int { text.length }
    package var string: String { text.string }

    package func string(in range: Range<Int>) -> String {
        let units = text.string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return String(decoding: units[start..<units.index(start, offsetBy: range.count)], as: UTF16.self)
    }

    package func part(_ range: Range<Int>) -> AttributedText { text.part(range) }

    package func paragraphRange(around place: Int) -> Range<Int> {
        let units = Array(text.string.utf16)
        func ends(_ index: Int) -> Bool { units[index] == 0x0A || units[index] == 0x0D || units[index] == 0x2029 }
        let start = units[..<place].indices.last(where: ends).map { $0 + 1 } ?? 0
        return start..<(units[place...].indices.first(where: ends).map { $0 + 1 } ?? units.count)
    }

    package func style(replacing range: Range<Int>) -> TextStyle? { text.style(before: range.lowerBound) }

    package func replace(_ range: Range<Int>, with other: AttributedText) { text.replace(range, with: other) }

    package func setText(_ text: AttributedText) { self.text = text }

    package func addAttributes(
        _ attributes: [NSAttributedString.Key: Any], turning old: TextStyle, into new: TextStyle
    ) { text.addAttributes(attributes, turning: old, into: new) }
}
