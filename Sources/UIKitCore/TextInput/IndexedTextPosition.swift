package import CoreText
package import Foundation

/// A place in the text of one of the framework's text views; equal ones are equal objects.
package final class IndexedTextPosition: UITextPosition {
    package let position: TextPosition

    package init(_ position: TextPosition) { self.position = position }

    package convenience init(_ index: Int, isUpstream: Bool = false) {
        self.init(TextPosition(index: index, isUpstream: isUpstream))
    }

    /// The UTF-16 units before a place; 0 for one of another view's kind.
    package static func index(of place: UITextPosition) -> Int { (place as? IndexedTextPosition)?.position.index ?? 0 }

    /// A place, cut to a text.
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
