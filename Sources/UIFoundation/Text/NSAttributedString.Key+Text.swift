public import Foundation

nonisolated extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`; the first character's of a paragraph counts.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor` for the glyphs.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor` behind the text, as high as its line.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: 0 joins only letters that must be, 1 those that the font joins by itself, 2 all that it can.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A number: extra room after each character in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: extra room after each character in points, where there is no kern.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor` for the edges of glyphs; without one the text's.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number: the width of the glyphs' edges in percent of the font's size; negative ones are filled too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An `NSTextAttachment`, which replaces an object replacement character.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL` or a string; the text that has it looks no different in labels and drawing.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A number: the distance of the text above the baseline in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `UIColor` for underlines; without one the text's.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor` for strikethroughs; without one the text's.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number: how far glyphs lean to the right per point of height.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A string: the language of the text as an identifier such as "en-GB", by whose rules words are hyphenated. The first
    /// character's of a paragraph counts; without one it is the user's language.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The number 0 for text that runs from side to side, as all text does here and on iOS; 1 has no effect.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
