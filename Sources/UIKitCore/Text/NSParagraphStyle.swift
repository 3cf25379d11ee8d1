public import Foundation

/// How the lines of a text are placed.
///
/// Status: partial – alignment, line breaks and line spacing; indents, tab stops, paragraph spacing, line heights and
/// hyphenation follow.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values: Values

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }

    init(_ values: Values) { self.values = values }

    /// Makes the default style.
    public override init() { values = Values() }

    /// Natural alignment, word wrapping, no extra spacing.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand within the width.
    open var alignment: NSTextAlignment { values.alignment }
    /// Where lines break.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Extra distance between lines in points.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// A style that does not change.
    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// An `NSMutableParagraphStyle` with the same values.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return values == other.values
    }

    open override var hash: Int { values.hashValue }
}
