import Foundation
import UIFoundation

/// A link or an attachment and its range, in UTF-16 code units.
struct TextItem {
    enum Content {
        case link(URL)
        case attachment(NSTextAttachment)
    }

    let content: Content
    let range: Range<Int>

    /// Finds the item at a character. The range of a link is the longest run with an equal value.
    init?(at index: Int, in storage: NSTextStorage) {
        guard index >= 0, index < storage.length else { return nil }
        var range = NSRange()
        let all = NSRange(location: 0, length: storage.length)
        let link = storage.attribute(.link, at: index, longestEffectiveRange: &range, in: all)
        if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
            (content, self.range) = (.link(url), range.location..<range.upperBound)
        } else if let attachment = storage.attribute(.attachment, at: index, effectiveRange: &range)
            as? NSTextAttachment
        {
            (content, self.range) = (.attachment(attachment), index..<index + 1)
        } else {
            return nil
        }
    }
}
