import Foundation
import UIFoundation
import UIKitCore

/// The text store of an editor whose text is in an `NSTextStorage`.
final class StorageTextStore: TextStore {
    private(set) var storage: NSTextStorage
    /// Whether the editor itself is changing the storage.
    private(set) var isChanging = false
    /// The style of the text that was deleted last, if no text is left.
    private var lastStyle: TextStyle?

    init(_ storage: NSTextStorage) { self.storage = storage }

    var length: Int { storage.length }
    var text: AttributedText { storage.text(in: 0..<storage.length) }
    var string: String { storage.string }
    func string(in range: Range<Int>) -> String { storage.characters(in: range) }
    func part(_ range: Range<Int>) -> AttributedText { storage.text(in: range) }
    /// Whether the last character ends a line, behind which there is an empty one.
    var endsInLineEnd: Bool { storage.endsInLineEnd }
    func paragraphRange(around place: Int) -> Range<Int> { storage.paragraphRange(around: place) }

    /// Replaces the storage.
    func adopt(_ other: NSTextStorage) { (storage, lastStyle) = (other, nil) }

    /// The attributes that typed text inherits from the text around it.
    private static let inheritedKeys: Set<NSAttributedString.Key> = [
        .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .tracking, .strikethroughStyle,
        .strikethroughColor, .underlineStyle, .underlineColor, .strokeColor, .strokeWidth, .shadow, .baselineOffset,
        .obliqueness, .verticalGlyphForm, .link,
    ]

    /// The style of text that replaces a range: that of the range's first character, or for an empty range of the character
    /// before it, else after it. Only inherited attributes are included; a link is included only if it continues on both sides.
    func style(replacing range: Range<Int>) -> TextStyle? {
        guard length > 0 else { return lastStyle }
        let giver = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
        var attributes = storage.attributes(at: min(giver, length - 1), effectiveRange: nil)
            .filter { Self.inheritedKeys.contains($0.key) }
        if let link = attributes[.link], !continues(link, around: range) { attributes[.link] = nil }
        return TextStyle(attributes)
    }

    private func continues(_ link: Any, around range: Range<Int>) -> Bool {
        guard range.lowerBound > 0, range.upperBound < length else { return false }
        let style = TextStyle([.link: link])
        return [range.lowerBound - 1, range.upperBound].allSatisfy {
            style.has(storage.attribute(.link, at: $0, effectiveRange: nil), for: .link)
        }
    }

    /// Changes the style of the deleted text.
    func restyleDeleted(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        lastStyle = lastStyle.map { TextStyle(change($0.attributes)) }
    }

    func replace(_ range: Range<Int>, with text: AttributedText) {
        if text.length == 0, range.count == length { lastStyle = style(replacing: range) }
        change { storage.put(text, in: range) }
    }

    func setText(_ text: AttributedText) {
        lastStyle = nil
        change { storage.put(text, in: 0..<length) }
    }

    func addAttributes(
        _ attributes: [NSAttributedString.Key: Any], turning old: TextStyle, into new: TextStyle
    ) {
        lastStyle = lastStyle?.adding(attributes)
        change { storage.addAttributes(attributes, range: NSRange(location: 0, length: length)) }
    }

    /// Runs a function that changes the storage for the editor.
    func change(_ deed: () -> Void) {
        let former = isChanging
        isChanging = true
        deed()
        isChanging = former
    }
}
