import Foundation

/// The names of text attributes, the same in Core Text and in UIKit but for the colours.
enum AttributeNames {
    static let font = NSAttributedString.Key("NSFont")
    static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    static let color = NSAttributedString.Key("NSColor")
    static let coreColor = NSAttributedString.Key("CTForegroundColor")
    static let background = NSAttributedString.Key("NSBackgroundColor")
    static let ligature = NSAttributedString.Key("NSLigature")
    static let kern = NSAttributedString.Key("NSKern")
    static let tracking = NSAttributedString.Key("CTTracking")
    static let underline = NSAttributedString.Key("NSUnderline")
    static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    static let strikethrough = NSAttributedString.Key("NSStrikethrough")
    static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    static let shadow = NSAttributedString.Key("NSShadow")
    static let attachment = NSAttributedString.Key("NSAttachment")
    static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    static let obliqueness = NSAttributedString.Key("NSObliqueness")
    static let language = NSAttributedString.Key("NSLanguage")
}
