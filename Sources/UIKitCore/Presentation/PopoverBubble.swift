import CoreGraphics
import Foundation
import QuartzCore

/// The card of a popover with its arrow and its shadow. What it shows reaches into the arrow, which is outside of its safe area.
final class PopoverBubble: UIView {
    private static let shadowOpacity: Float = 0.2
    private static let shadowRadius: CGFloat = 30
    private static let shadowOffset = CGSize(width: 0, height: 10)

    private let clip = UIView(frame: .zero)
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

    package override var drawsContent: Bool { false }

    /// The colour below the content; nil for the system's.
    var ground: UIColor? {
        get { clip.backgroundColor }
        set { clip.backgroundColor = newValue ?? .secondarySystemBackground }
    }

    /// What the bubble shows, as large as it is.
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

    /// Goes to its place and has its arrow there; in an animation block it is led there, unless the arrow comes to another side.
    func take(_ bubble: PopoverPlacement.Bubble) {
        let outline = PopoverOutline(size: bubble.frame.size, direction: bubble.direction, arrow: bubble.arrow)
        if let former = self.outline, former.direction != outline.direction {
            UIView.performWithoutAnimation { take(bubble, outline) }
        } else {
            take(bubble, outline)
        }
    }

    private func take(_ bubble: PopoverPlacement.Bubble, _ outline: PopoverOutline) {
        frame = bubble.frame
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
        guard !isFirst, let animation = ViewAnimation.current else { return }
        animation.lead(shape, along: .path, from: shown, to: path)
        animation.lead(layer, along: .shadowPath, from: shownShadow, to: path)
    }
}
