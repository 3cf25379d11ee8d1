public import CoreText
public import Foundation

/// The alignment, spacing and breaking of a paragraph's lines.
///
/// Words are hyphenated with the packages libhyphen0 and, by language, for example hyphen-en-us; without these they break at soft
/// hyphens only. Unlike iOS, line-break strategies have no effect.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    var values: Values

    struct Values: Hashable {
        var style = TextParagraphStyle()
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: LineBreakStrategy = []
        var tabStops = NSParagraphStyle.standardTabStops
        var textLists: [NSTextList] = []
    }

    init(_ values: Values) { self.values = values }

    /// Makes the default style.
    public override init() { values = Values() }

    /// Natural alignment, word wrapping, no spacing, twelve tab stops 28 points apart.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The direction in which a language is written; natural for nil and for texts that are no language code.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName, !languageName.isEmpty else { return .natural }
        return switch Locale.Language(identifier: languageName).characterDirection {
        case .rightToLeft: .rightToLeft
        case .leftToRight: .leftToRight
        default: .natural
        }
    }

    /// The alignment of lines within the width.
    open var alignment: NSTextAlignment { values.alignment }
    /// The rule for line breaks.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The choice of line breaks among those possible; kept, and without effect.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Extra distance between lines in points.
    open var lineSpacing: CGFloat { values.style.lineSpacing }
    /// Extra distance below the paragraph in points.
    open var paragraphSpacing: CGFloat { values.style.spacingAfter }
    /// Extra distance above the paragraph in points; none for the first one of a text.
    open var paragraphSpacingBefore: CGFloat { values.style.spacingBefore }
    /// From the leading margin to the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.style.firstLineIndent }
    /// From the leading margin to the other lines, in points.
    open var headIndent: CGFloat { values.style.headIndent }
    /// The end of lines: from the leading margin when positive, else from the trailing one.
    open var tailIndent: CGFloat { values.style.tailIndent }
    /// The smallest height of a line in points.
    open var minimumLineHeight: CGFloat { values.style.minimumLineHeight }
    /// The greatest height of a line in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.style.maximumLineHeight }
    /// A factor for the height of lines, before the limits; 0 for none.
    open var lineHeightMultiple: CGFloat { values.style.lineHeightMultiple }
    /// The direction of the paragraph; natural takes it from the first letter.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// When words are hyphenated: a line of whole words that fills less than this part of its room gets the beginning of the next
    /// word. 0, the default, is never, and 1 always.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated where the factor is 0, as if it were 1; false by default.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether letters may move closer before a text is truncated; kept, and without effect.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The positions of tab characters, in rising order.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// The distance of the tab stops behind the last one named; 0 for none.
    open var defaultTabInterval: CGFloat { values.style.tabInterval }

    /// The lists that the paragraph is an item of, the outermost first; none by default.
    open var textLists: [NSTextList] { values.textLists }

    /// A style that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// An `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return values == other.values
    }

    open override var hash: Int { values.hashValue }

    static let standardTabStops = TextTabStop.standard.map {
        NSTextTab(textAlignment: .left, location: $0.location)
    }
}

nonisolated extension TextHyphenation {
    /// Makes the rule of a factor, or of the default where the factor is 0, in the user's language; nil for none.
    init?(_ factor: Float, orDefault usesDefault: Bool) {
        guard factor > 0 || usesDefault else { return nil }
        self.init(factor: factor > 0 ? factor : 1, language: InterfaceLanguages.current.first ?? "")
    }
}

nonisolated extension NSParagraphStyle: ParagraphAttribute {
    /// The choice of line breaks among those possible.
    public nonisolated struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No word is alone in the last line where that can be helped.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean breaks between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategy of the system's own labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    package var textParagraphStyle: TextParagraphStyle {
        var style = values.style
        style.alignment = values.alignment.alignment
        style.lineBreak = values.lineBreakMode.lineBreak
        style.direction = values.baseWritingDirection.direction
        style.hyphenation = TextHyphenation(values.hyphenationFactor, orDefault: values.usesDefaultHyphenation)
        style.tabStops = values.tabStops.map {
            TextTabStop(
                alignment: $0.alignment.alignment, location: $0.location, terminators: $0.terminators)
        }
        return style
    }
}
