import CoreGraphics
import CoreText
public import Foundation
public import UIFoundation

/// Shows text that cannot be edited.
///
/// The text is vertically centred in the bounds. A label measures and draws only after changes; setting a property to the value
/// that it has costs no layout.
///
/// Status: partial – line-break strategies and expansion on hover are not implemented.
@preconcurrency @MainActor open class UILabel: UIView {
    @exclusivity(unchecked) var content = Content.nothing { didSet { attributedObject = nil } }
    /// The object in which an app gave the content, or has read it.
    private var attributedObject: NSAttributedString?
    private var storedFont = UILabel.standardFont { didSet { attributedObject = nil } }
    private(set) var storedTextColor = UIColor.label { didSet { attributedObject = nil } }
    @exclusivity(unchecked) private var typesetting: LabelTypesetting?
    /// The traits with which the colours inside an attributed text were resolved.
    private var contentTraits: UITraitCollection?
    /// Whether the paragraphs of an attributed text are aligned by their own styles.
    var keepsParagraphAlignment = false
    /// The direction of the interface for which the text was laid out.
    private var isReadFromTheRight = false
    /// The width in which the layout asks for the intrinsic size; 0 while it asks for none.
    private var layoutWidth: CGFloat = 0
    /// Whether the paragraphs of an attributed text break by their own styles.
    var keepsParagraphLineBreaks = false

    static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// Makes a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.interface { decodeLabel(from: coder) } else { prepare() }
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: Text

    /// The text; an empty label for nil. Setting it drops the attributed text.
    open var text: String? {
        get {
            switch content {
            case .nothing: nil
            case .plain(let string): string
            case .attributed(let text): text.string
            }
        }
        set {
            switch (content, newValue) {
            case (.nothing, nil): return
            case (.plain(let old), let new?) where old.hasSameUnits(as: new): return
            default: content = Content(newValue)
            }
            textDidChange()
        }
    }

    /// The text with its styles; setting it drops the plain text. Where it names no font or colour, the label's count.
    ///
    /// A paragraph style at its first character sets the label's alignment and line breaks.
    open var attributedText: NSAttributedString? {
        get {
            if attributedObject == nil {
                attributedObject =
                    switch content {
                    case .nothing: nil
                    case .plain(let string):
                        AttributedText(
                            string, style: TextStyle([.font: storedFont, .foregroundColor: storedTextColor])
                        )
                        .attributed
                    case .attributed(let text): text.attributed
                    }
            }
            return attributedObject
        }
        set {
            styledText = newValue.map { AttributedText($0) }
            // An attributed string that the app may change is copied.
            if !(newValue is NSMutableAttributedString) { attributedObject = newValue }
        }
    }

    /// The font of the text, of all parts of an attributed one when it is set; nil for the standard one.
    open var font: UIFont! {
        get { storedFont }
        set {
            let font = newValue ?? Self.standardFont
            note(.font, { (label: UILabel) in label.font = font })
            replaceAttribute(.font, by: font)
            guard font !== storedFont else { return }
            let isOther = font != storedFont
            // One that looks the same may still be the one that adapts to the preferred size.
            storedFont = font
            if isOther { textDidChange() }
        }
    }

    /// The colour of the text, of all parts of an attributed one when it is set; nil for the standard one.
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            let color = newValue ?? .label
            note(.textColor, { (label: UILabel) in label.textColor = color })
            replaceAttribute(.foregroundColor, by: color)
            guard color != storedTextColor else { return }
            storedTextColor = color
            setNeedsDisplay()
        }
    }

    /// The alignment of lines; set after an attributed text, it counts for all its paragraphs.
    ///
    /// Natural text stands at the right where the interface is read from there, else where its letters say.
    @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .natural {
        didSet {
            guard textAlignment != oldValue || keepsParagraphAlignment else { return }
            keepsParagraphAlignment = false
            placementDidChange()
        }
    }

    /// The rule for line breaks, and for the end of a text that does not fit; set after an attributed text, it counts for all
    /// of it.
    @exclusivity(unchecked) open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            guard lineBreakMode != oldValue || keepsParagraphLineBreaks else { return }
            keepsParagraphLineBreaks = false
            textDidChange()
        }
    }

    /// The choice of line breaks among those possible.
    ///
    /// Unlike iOS: kept, and without effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    /// Whether the letters of a line that is a little too wide move together before it is truncated.
    @exclusivity(unchecked) open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// The most lines to show; 0 for as many as needed.
    @exclusivity(unchecked) open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { sizeDidChange() } }
    }

    /// Whether a text that is too wide is drawn smaller, down to `minimumScaleFactor`.
    @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The smallest part of its size to which text is shrunk; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The vertical position of shrunk text.
    @exclusivity(unchecked) open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether a font made for a text style follows the preferred text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adaptFontToCategory() } }
    }

    /// The width at which the intrinsic size breaks lines; 0 breaks none.
    ///
    /// Once the layout has found the width of a label without a preferred one, it is that width while the intrinsic size is asked
    /// for.
    open var preferredMaxLayoutWidth: CGFloat {
        get { max(ownMaxLayoutWidth, layoutWidth) }
        set {
            guard newValue != ownMaxLayoutWidth else { return }
            ownMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The preferred width that was set.
    private var ownMaxLayoutWidth: CGFloat = 0

    // MARK: Look

    /// The colour of the text's shadow; nil for none.
    @exclusivity(unchecked) open var shadowColor: UIColor? {
        didSet {
            note(.shadowColor, \UILabel.shadowColor)
            if shadowColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The offset of the shadow, in points: right and down are positive.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            note(.shadowOffset, \UILabel.shadowOffset)
            if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() }
        }
    }

    /// The colour of the text while `isHighlighted`; nil keeps its own.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the label is drawn as part of a highlighted view.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
    }

    /// Whether the label is drawn at full strength.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    // MARK: Measuring

    /// The size of the text, broken at `preferredMaxLayoutWidth` when it may have several lines.
    open override var intrinsicContentSize: CGSize { fittingSize(width: preferredMaxLayoutWidth) }

    /// The size that an overridden `intrinsicContentSize` gives too when lines break at a width that the layout has found.
    @_spi(Subclassing) open override func contentSize(inWidth width: CGFloat?) -> CGSize {
        layoutWidth = width ?? 0
        defer { layoutWidth = 0 }
        return intrinsicContentSize
    }

    @_spi(Subclassing) open override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    @_spi(Subclassing) open override func contentBaselines(inWidth width: CGFloat?) -> TextBaselines? {
        baselines(inWidth: width)
    }

    /// The size of the text in a width; a label of one line gives that line's, however wide it is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// The rectangle of the text in bounds, at their top left, with a number of lines; override for margins. Called to measure.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = lines(in: bounds.size, lineCount: numberOfLines, minimumShrinking: nil).size
        let room = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        return CGRect(origin: bounds.origin, size: room)
    }

    // MARK: Drawing

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeLabel(&it) }
    @_spi(Subclassing) open override var redrawsForOtherSizes: Bool { true }
    @_spi(Subclassing) open override func drawsAlike(in size: CGSize, and other: CGSize) -> Bool {
        // Subclasses may draw otherwise.
        guard drawsUnobserved, numberOfLines == 1, size.height == other.height else { return false }
        return typesetting?.oneLine?.looksAlike(inWidth: size.width, and: other.width) == true
    }
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }
    @_spi(Subclassing) open override var drawsUnobserved: Bool { type(of: self) == UILabel.self }
    @_spi(Subclassing) open override var laysOutUnobserved: Bool { type(of: self) == UILabel.self }

    /// Draws the text into a rectangle of the current context; override to leave margins or to draw otherwise.
    open func drawText(in rect: CGRect) {
        guard hasText, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        resolveColorsAnewIfNeeded()
        followDirection()
        let lines = lines(
            in: rect.size, lineCount: numberOfLines,
            minimumShrinking: adjustsFontSizeToFitWidth ? minimumScaleFactor : nil,
            tightens: allowsDefaultTighteningForTruncation)
        let original =
            lines.shrinking == 1 || baselineAdjustment == .alignCenters || numberOfLines != 1
            ? nil : unshrunkLines(in: rect.size)
        // Without a shadow the lines leave the context's state as it is.
        let shadowColor = shadowColor
        if let shadowColor {
            context.saveGState()
            context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
        }
        recolored(lines).draw(
            in: rect, of: context, color: drawnColor, original: original, adjustment: baselineAdjustment)
        if shadowColor != nil { context.restoreGState() }
    }

    // MARK: Traits

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, category != traitCollection.preferredContentSizeCategory {
            adaptFontToCategory()
        }
    }

    private func adaptFontToCategory() {
        guard let adapted = storedFont.adapted(to: traitCollection) else { return }
        font = adapted
    }

    @_spi(Subclassing) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsDisplay()
    }

    // MARK: Layout of the text

    func lines(
        in size: CGSize, lineCount: Int, minimumShrinking: CGFloat?, tightens: Bool = false
    ) -> LabelLines {
        prepareTypesetting()
        return typesetting!.lines(
            in: LabelTypesetting.Room(
                size: size, lineCount: max(0, lineCount), minimumShrinking: minimumShrinking, tightens: tightens,
                pixelScale: pixelScale))
    }

    private func unshrunkLines(in size: CGSize) -> LabelLines {
        prepareTypesetting()
        return typesetting!.unshrunk(
            LabelTypesetting.Room(size: size, lineCount: 1, minimumShrinking: nil, pixelScale: pixelScale))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if case .attributed = content {
            typesetting = nil
            setNeedsDisplay()
        } else if textColor.hasProvider {
            setNeedsDisplay()
        }
    }

    private var pixelScale: CGFloat { max(1, contentScaleFactor) }

    private func prepareTypesetting() {
        guard typesetting == nil else { return }
        var text: TextContent
        switch content {
        case .nothing:
            text = TextContent("", font: storedFont, alignment: textAlignment, lineBreakMode: lineBreakMode)
        case .plain(let string):
            text = TextContent(string, font: storedFont, alignment: textAlignment, lineBreakMode: lineBreakMode)
        case .attributed(let attributed):
            let traits = traitCollection
            text = TextContent("", font: storedFont)
            performInAmbience {
                text = TextContent(
                    attributed, font: storedFont, alignment: textAlignment, lineBreakMode: lineBreakMode)
            }
            contentTraits = traits
            if !keepsParagraphAlignment { text.setAlignment(textAlignment) }
            if !keepsParagraphLineBreaks { text.setLineBreakMode(lineBreakMode) }
        }
        if isReadFromTheRight { text.alignNaturalTextAtRight() }
        typesetting = LabelTypesetting(content: text)
    }

    /// Text in natural alignment is right-aligned where the interface is read from the right, with any letters.
    private func followDirection() {
        let isReadFromTheRight = runsRightToLeft
        guard isReadFromTheRight != self.isReadFromTheRight else { return }
        self.isReadFromTheRight = isReadFromTheRight
        typesetting = nil
    }

    private func resolveColorsAnewIfNeeded() {
        guard case .attributed = content, let contentTraits, contentTraits !== UITraitCollection.current,
            contentTraits.hasDifferentColorAppearance(comparedTo: .current)
        else { return }
        typesetting = nil
    }

    /// The text needs another layout and perhaps another size.
    func textDidChange() {
        typesetting = nil
        sizeDidChange()
    }

    /// The text needs another layout within the same size.
    private func placementDidChange() {
        typesetting = nil
        setNeedsDisplay()
    }
}
