package import CoreText
package import Foundation

/// A position in the text of one of the framework's text views. Positions with the same index are equal.
package final class IndexedTextPosition: UITextPosition {
    package let position: TextPosition

    package init(_ position: TextPosition) { self.position = position }

    package convenience init(_ index: Int, isUpstream: Bool = false) {
        self.init(TextPosition(index: index, isUpstream: isUpstream))
    }

    /// The number of UTF-16 code units before a position; 0 for a position of another class.
    package static func index(of place: UITextPosition) -> Int { (place as? IndexedTextPosition)?.position.index ?? 0 }

    /// The text position of `place`, limited to the text's length.
    package static func position(of place: UITextPosition, in editing: TextEditing) -> TextPosition {
        var position = (place as? IndexedTextPosition)?.position ?? TextPosition(index: 0, isUpstream: false)
        position.index = max(0, min(editing.length, position.index))
        return position
    }

    package static func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (index(of: one), index(of: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    package nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? IndexedTextPosition)?.position.index == position.index
    }

    package nonisolated override var hash: Int { position.index }
}
