public import Foundation

nonisolated extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor` for the glyphs.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A number: extra room after each character in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// An `NSParagraphStyle`; the first character's counts for the whole text.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}
