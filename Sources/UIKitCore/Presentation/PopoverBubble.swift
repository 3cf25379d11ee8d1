import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The card of a popover with its arrow and shadow. The content extends into the arrow, which is outside its safe area.
final class PopoverBubble: UIView, ContentFrame {
    private static let shadowOpacity: Float = 0.2
    private static let shadowRadius: CGFloat = 30
    /// The radius of the content's corners over a background view of the app's own.
    private static let contentRadius: CGFloat = 8
    private static let shadowOffset = CGSize(width: 0, height: 10)

    /// The view that clips the content.
    private let clip = ContentClip(frame: .zero)
    private let shape = CAShapeLayer()
    private var outline: PopoverOutline?

    init() {
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = Self.shadowOffset
        clip.layer.mask = shape
        clip.backgroundColor = .secondarySystemBackground
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// The colour below the content; nil for the system's, or for none over a background view of the app's own.
    var fillColor: UIColor? {
        get { given }
        set {
            given = newValue
            clip.backgroundColor = newValue ?? (background == nil ? .secondarySystemBackground : .clear)
        }
    }
    private var given: UIColor?

    /// The app's background view, used instead of the standard card.
    private var background: UIPopoverBackgroundView?
    /// The metrics with which the bubble's frame is computed.
    private(set) var style = PopoverPlacement.Style()

    /// Draws card and arrow by a view of the app's class; nil draws the standard ones.
    func applyBackground(_ kind: UIPopoverBackgroundView.Type?) {
        guard kind != nil || background != nil else { return }
        background?.removeFromSuperview()
        (background, outline) = (kind.map { UIView.make($0) }, nil)
        if let background {
            background.frame = bounds
            insertSubview(background, belowSubview: clip)
        }
        style =
            kind.map {
                PopoverPlacement.Style(
                    arrowHeight: $0.arrowHeight(), arrowBase: $0.arrowBase(), cornerRadius: 0,
                    insets: $0.contentViewInsets())
            } ?? PopoverPlacement.Style()
        let isRound = kind?.wantsDefaultContentAppearance == true
        clip.layer.mask = kind == nil ? shape : nil
        clip.layer.cornerRadius = isRound ? Self.contentRadius : 0
        clip.clipsToBounds = true
        layer.shadowOpacity = kind == nil ? Self.shadowOpacity : 0
        fillColor = given
    }

    /// The presented view, as large as the bubble.
    var content: UIView? {
        get { clip.subviews.first }
        set {
            guard newValue !== content else { return }
            content?.containerInsets = .zero
            content?.removeFromSuperview()
            guard let newValue else { return }
            newValue.frame = clip.bounds
            newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            newValue.containerInsets = outline?.insets ?? .zero
            clip.addSubview(newValue)
        }
    }

    /// Sets the bubble's frame and arrow. Inside an animation block both animate, unless the arrow moves to another side.
    func apply(_ bubble: PopoverPlacement.Bubble) {
        let outline = PopoverOutline(size: bubble.frame.size, direction: bubble.direction, arrow: bubble.arrow)
        if let former = self.outline, former.direction != outline.direction {
            UIView.performWithoutAnimation { apply(bubble, outline) }
        } else {
            apply(bubble, outline)
        }
    }

    private func apply(_ bubble: PopoverPlacement.Bubble, _ outline: PopoverOutline) {
        frame = bubble.frame
        guard background == nil else { return installBackground(bubble) }
        clip.frame = bounds
        guard outline != self.outline else { return }
        let isFirst = self.outline == nil
        self.outline = outline
        let path = outline.path
        let shown = (shape.presentation() ?? shape).path
        let shownShadow = (layer.presentation() ?? layer).shadowPath
        shape.path = path
        layer.shadowPath = path
        content?.containerInsets = outline.insets
        guard !isFirst, let animation = ViewAnimation.current else { return endLeading() }
        animation.animate(shape, along: .path, from: shown, to: path)
        animation.animate(layer, along: .shadowPath, from: shownShadow, to: path)
    }

    /// Ends the animations that lead to a former frame.
    private func endLeading() {
        guard shape.animationKeys() != nil else { return }
        for layer in [layer, clip.layer, content?.layer, shape] { layer?.removeBlockAnimations() }
    }

    /// Lays out the content and the background view, which draws the arrow.
    private func installBackground(_ bubble: PopoverPlacement.Bubble) {
        guard let background else { return }
        let (direction, size) = (bubble.direction, bubble.frame.size)
        background.frame = bounds
        background.arrowDirection = direction
        let length = direction == .left || direction == .right ? size.height : size.width
        background.arrowOffset = direction.isEmpty ? 0 : bubble.arrow - length / 2
        func arrow(_ side: UIPopoverArrowDirection) -> CGFloat { direction == side ? style.arrowHeight : 0 }
        clip.frame = bounds.inset(
            by: UIEdgeInsets(
                top: style.insets.top + arrow(.up), left: style.insets.left + arrow(.left),
                bottom: style.insets.bottom + arrow(.down), right: style.insets.right + arrow(.right)))
        content?.containerInsets = .zero
    }
}
