import UIKit

/// A label with a margin.
class ClientLabel: UILabel {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { super.adjustsFontSizeToFitWidth }
        set { super.adjustsFontSizeToFitWidth = newValue }
    }
    override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var baselineAdjustment: UIBaselineAdjustment {
        get { super.baselineAdjustment }
        set { super.baselineAdjustment = newValue }
    }
    override var font: UIFont! {
        get { super.font }
        set { super.font = newValue }
    }
    override var highlightedTextColor: UIColor? {
        get { super.highlightedTextColor }
        set { super.highlightedTextColor = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
    override var numberOfLines: Int {
        get { super.numberOfLines }
        set { super.numberOfLines = newValue }
    }
    override var preferredMaxLayoutWidth: CGFloat {
        get { super.preferredMaxLayoutWidth }
        set { super.preferredMaxLayoutWidth = newValue }
    }
    override var shadowColor: UIColor? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var shadowOffset: CGSize {
        get { super.shadowOffset }
        set { super.shadowOffset = newValue }
    }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var textColor: UIColor! {
        get { super.textColor }
        set { super.textColor = newValue }
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
}

extension ClientLabel {
    static func read(_ label: UILabel) {
        let text: String? = label.text
        let font: UIFont = label.font
        let color: UIColor = label.textColor
        let attributed: NSAttributedString? = label.attributedText
        _ = (text, font, color, attributed, UILabel(), UILabel(frame: .zero), ClientLabel(frame: .zero))
        label.font = nil
        label.textColor = nil
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allBaselineAdjustment: [UIBaselineAdjustment] {
        [
            .alignBaselines, .alignCenters, .none,
        ]
    }
    static var allTextAlignment: [NSTextAlignment] {
        [
            .center, .justified, .left, .natural, .right,
        ]
    }
    static var allLineBreakMode: [NSLineBreakMode] {
        [
            .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byWordWrapping,
        ]
    }
}
