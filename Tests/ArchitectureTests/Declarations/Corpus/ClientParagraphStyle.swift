import UIKit

/// A paragraph's style.
class ClientParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    override init() { super.init() }

    override class var `default`: NSParagraphStyle { super.default }

    override var alignment: NSTextAlignment { super.alignment }
    override var allowsDefaultTighteningForTruncation: Bool { super.allowsDefaultTighteningForTruncation }
    override var baseWritingDirection: NSWritingDirection { super.baseWritingDirection }
    override var defaultTabInterval: CGFloat { super.defaultTabInterval }
    override var firstLineHeadIndent: CGFloat { super.firstLineHeadIndent }
    override var headIndent: CGFloat { super.headIndent }
    override var hyphenationFactor: Float { super.hyphenationFactor }
    override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
    override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { super.lineBreakStrategy }
    override var lineHeightMultiple: CGFloat { super.lineHeightMultiple }
    override var lineSpacing: CGFloat { super.lineSpacing }
    override var maximumLineHeight: CGFloat { super.maximumLineHeight }
    override var minimumLineHeight: CGFloat { super.minimumLineHeight }
    override var paragraphSpacing: CGFloat { super.paragraphSpacing }
    override var paragraphSpacingBefore: CGFloat { super.paragraphSpacingBefore }
    override var tabStops: [NSTextTab]! { super.tabStops }
    override var tailIndent: CGFloat { super.tailIndent }
    override var textLists: [NSTextList] { super.textLists }
    override var usesDefaultHyphenation: Bool { super.usesDefaultHyphenation }

    override class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        super.defaultWritingDirection(forLanguage: languageName)
    }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func mutableCopy(with zone: NSZone?) -> Any { super.mutableCopy(with: zone) }
}

/// One that can be changed.
class ClientMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {
    override func addTabStop(_ anObject: NSTextTab) { super.addTabStop(anObject) }
    override func removeTabStop(_ anObject: NSTextTab) { super.removeTabStop(anObject) }
    override func setParagraphStyle(_ obj: NSParagraphStyle) { super.setParagraphStyle(obj) }
}

/// A text's shadow.
class ClientShadow: NSShadow, @unchecked Sendable {
    override init() { super.init() }

    override var shadowBlurRadius: CGFloat {
        get { super.shadowBlurRadius }
        set { super.shadowBlurRadius = newValue }
    }
    override var shadowColor: Any? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var shadowOffset: CGSize {
        get { super.shadowOffset }
        set { super.shadowOffset = newValue }
    }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// A stop of the tabulator.
class ClientTextTab: NSTextTab, @unchecked Sendable {
    override init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any])
    { super.init(textAlignment: alignment, location: loc, options: options) }

    override var alignment: NSTextAlignment { super.alignment }
    override var location: CGFloat { super.location }
    override var options: [NSTextTab.OptionKey: Any] { super.options }

    override class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        super.columnTerminators(for: aLocale)
    }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// A list in a text.
class ClientTextList: NSTextList, @unchecked Sendable {
    override init(markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options, startingItemNumber: Int) {
        super.init(markerFormat: markerFormat, options: options, startingItemNumber: startingItemNumber)
    }

    override var isOrdered: Bool { super.isOrdered }
    override var listOptions: NSTextList.Options { super.listOptions }
    override var markerFormat: NSTextList.MarkerFormat { super.markerFormat }
    override var startingItemNumber: Int {
        get { super.startingItemNumber }
        set { super.startingItemNumber = newValue }
    }

    override func marker(forItemNumber itemNumber: Int) -> String { super.marker(forItemNumber: itemNumber) }
}

/// A picture in a text.
class ClientTextAttachment: NSTextAttachment, @unchecked Sendable {
    override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }

    override class var character: Int { super.character }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        super.attachmentBounds(
            for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
    }
    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex) }

    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var contents: Data? {
        get { super.contents }
        set { super.contents = newValue }
    }
    override var fileType: String? {
        get { super.fileType }
        set { super.fileType = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
}

/// How a text was drawn.
class ClientStringDrawingContext: NSStringDrawingContext {
    override init() { super.init() }

    override var actualScaleFactor: CGFloat { super.actualScaleFactor }
    override var actualTrackingAdjustment: CGFloat { super.actualTrackingAdjustment }
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
    override var minimumTrackingAdjustment: CGFloat {
        get { super.minimumTrackingAdjustment }
        set { super.minimumTrackingAdjustment = newValue }
    }
    override var totalBounds: CGRect { super.totalBounds }
}

extension ClientParagraphStyle {
    static func make() -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.tabStops = [
            NSTextTab(textAlignment: .left, location: 10), NSTextTab(textAlignment: .right, location: 20, options: [:]),
        ]
        style.setParagraphStyle(.default)
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black
        let attachment = NSTextAttachment(image: UIImage())
        _ = (NSTextAttachment(), NSTextAttachment(data: nil, ofType: nil), NSStringDrawingContext())
        let text = NSMutableAttributedString(string: "Text", attributes: [.paragraphStyle: style, .shadow: shadow])
        text.append(NSAttributedString(attachment: attachment))
        _ = text.boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        _ = ("Text" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        return text
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allParagraphStyleLineBreakStrategy: [NSParagraphStyle.LineBreakStrategy] {
        [
            .hangulWordPriority, .pushOut, .standard,
        ]
    }
    static var allStringDrawingOptions: [NSStringDrawingOptions] {
        [
            .truncatesLastVisibleLine, .usesDeviceMetrics, .usesFontLeading, .usesLineFragmentOrigin,
        ]
    }
    static var allTextListMarkerFormat: [NSTextList.MarkerFormat] {
        [
            .box, .check, .circle, .decimal, .diamond, .disc, .hyphen, .lowercaseAlpha, .lowercaseHexadecimal,
            .lowercaseLatin, .lowercaseRoman, .octal, .square, .uppercaseAlpha, .uppercaseHexadecimal, .uppercaseLatin,
            .uppercaseRoman,
        ]
    }
    static var allTextListOptions: [NSTextList.Options] {
        [
            .prependEnclosingMarker
        ]
    }
    static var allTextTabOptionKey: [NSTextTab.OptionKey] {
        [
            .columnTerminators
        ]
    }
    static var allUnderlineStyle: [NSUnderlineStyle] {
        [
            .byWord, .double, .patternDash, .patternDashDot, .patternDashDotDot, .patternDot, .single, .thick,
        ]
    }
    static var allWritingDirection: [NSWritingDirection] {
        [
            .leftToRight, .natural, .rightToLeft,
        ]
    }
}
