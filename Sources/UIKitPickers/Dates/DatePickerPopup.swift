import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// A card over the content of a window, beside the field that opened it; a tap outside closes it.
///
/// The card is below the field where there is room, else above it, and always inside the safe area.
final class DatePickerPopup: UIView {
    /// Points between the field and the card.
    private static let gap: CGFloat = 8
    /// The least distance of the card from the window's edges.
    private static let margin: CGFloat = 10
    private static let cornerRadius: CGFloat = 13
    private static let duration = 0.22
    /// The size of the card, in parts, from which it grows.
    private static let startScale: CGFloat = 0.7

    /// Called once, when the card begins to disappear.
    var onClose: (() -> Void)?
    private let card = UIView(frame: .zero)
    private let content: UIView
    private let contentSize: CGSize
    private weak var field: UIView?
    private var isClosing = false

    /// Opens a card with some content over the window of a field.
    init?(_ content: UIView, size: CGSize, besides field: UIView) {
        guard let window = field.window else { return nil }
        (self.content, contentSize, self.field) = (content, size, field)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tintColor = field.tintColor
        overrideUserInterfaceStyle = field.traitCollection.userInterfaceStyle
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = Self.cornerRadius
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.22
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        addSubview(card)
        card.addSubview(content)
        window.addSubview(self)
        UIView.performWithoutAnimation { appear(false) }
        animate { self.appear(true) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A DatePickerPopup is made by its field, never from an archive.") }

    override var drawsContent: Bool { false }

    /// Closes the card.
    func close(animated: Bool) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        onClose?()
        guard animated, window != nil else { return removeFromSuperview() }
        animate {
            self.appear(false)
        } completion: {
            self.removeFromSuperview()
        }
    }

    private func animate(_ change: @escaping () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState], animations: change
        ) { _ in completion?() }
    }

    private func appear(_ isThere: Bool) {
        layoutSubviews()
        card.alpha = isThere ? 1 : 0
        card.transform = isThere ? .identity : CGAffineTransform(scaleX: Self.startScale, y: Self.startScale)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let field, let window = superview else { return }
        let anchor = field.convert(field.bounds, to: self)
        let port = bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let size = CGSize(width: min(contentSize.width, port.width), height: min(contentSize.height, port.height))
        let below = port.maxY - anchor.maxY - Self.gap
        let above = anchor.minY - Self.gap - port.minY
        let isBelow = below >= size.height || below >= above
        let wanted = CGPoint(
            x: anchor.midX - size.width / 2,
            y: isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - size.height)
        let origin = CGPoint(
            x: wanted.x.clamped(to: port.minX...max(port.minX, port.maxX - size.width)).rounded(),
            y: wanted.y.clamped(to: port.minY...max(port.minY, port.maxY - size.height)).rounded())
        // It grows out of the point nearest to the field.
        let pivot = CGPoint(
            x: size.width > 0 ? ((anchor.midX - origin.x) / size.width).clamped(to: 0...1) : 0.5, y: isBelow ? 0 : 1)
        card.layer.anchorPoint = pivot
        card.bounds.size = size
        card.center = CGPoint(x: origin.x + pivot.x * size.width, y: origin.y + pivot.y * size.height)
        content.frame = card.bounds
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.earliest, !card.frame.contains(touch.location(in: self)) else { return }
        close(animated: true)
    }
}
