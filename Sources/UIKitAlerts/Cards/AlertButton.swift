import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The button of one action. Fingers are followed by the alert, which lets them slide from button to button.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let look: AlertLook
    private let highlight = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ action: UIAlertAction, _ look: AlertLook) {
        (self.action, self.look) = (action, look)
        super.init(frame: .zero)
        highlight.isUserInteractionEnabled = false
        highlight.backgroundColor = AlertLook.highlight
        highlight.alpha = 0
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = AlertLook.minimumTitleScale
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(highlight)
        addSubview(label)
        isEmphasized = false
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Whether the title is bold.
    var isEmphasized = false { didSet { label.font = look.buttonFont(isEmphasized: isEmphasized) } }

    /// Follows the action.
    func showState() {
        isEnabled = action.isEnabled
        showColor()
    }

    override var isHighlighted: Bool { didSet { highlight.alpha = isHighlighted ? 1 : 0 } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    override var triggersPrimaryActionOnTouchUp: Bool { true }
    override var isHighlightedByOthers: Bool { true }

    /// The width that shows the title in full size.
    var fittingWidth: CGFloat { label.intrinsicContentSize.width + 2 * AlertLook.titlePadding }

    /// The smallest height, more where text is large.
    var fittingHeight: CGFloat {
        max(look.buttonHeight, label.intrinsicContentSize.height.rounded(.up) + 2 * AlertLook.titlePadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
        label.frame = bounds.insetBy(dx: min(AlertLook.titlePadding, bounds.width / 2), dy: 0)
    }

    /// The ring stays inside the button, whose edges are the card's or another button's.
    override var focusShape: FocusShape { FocusShape(bounds.insetBy(dx: 6, dy: 6), radius: 8, in: self) }
}
