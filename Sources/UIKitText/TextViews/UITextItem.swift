public import Foundation
public import UIFoundation

/// Characters of a text view that the user can use: a link, an attachment, or characters with a tag.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// The kind of an item, with its value.
    public enum Content {
        /// A link, with its address.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Characters with the attribute `textItemTag`, with its value.
        case tag(String)
    }

    /// The kind of the item, with its value.
    open private(set) var content: Content

    /// All characters of the item, in UTF-16 code units.
    open private(set) var range: NSRange

    package init(_ content: Content, in range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }

    /// The item of a character as the text's attributes say: all of the characters with one link or one tag, or an attachment.
    convenience init?(at index: Int, in storage: NSTextStorage) {
        guard index >= 0, index < storage.length else { return nil }
        func value(_ key: NSAttributedString.Key) -> (value: Any, range: NSRange)? {
            // The search for the range of an absent attribute would visit all runs.
            guard storage.attribute(key, at: index, effectiveRange: nil) != nil else { return nil }
            var range = NSRange()
            let all = NSRange(location: 0, length: storage.length)
            return storage.attribute(key, at: index, longestEffectiveRange: &range, in: all).map { ($0, range) }
        }
        if let (link, range) = value(.link), let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
            self.init(.link(url), in: range)
        } else if let (tag, range) = value(.textItemTag), let tag = tag as? String {
            self.init(.tag(tag), in: range)
        } else if let attachment = storage.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment {
            self.init(.textAttachment(attachment), in: NSRange(location: index, length: 1))
        } else {
            return nil
        }
    }
}
