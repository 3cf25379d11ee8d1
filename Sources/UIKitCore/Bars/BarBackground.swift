import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The background of a bar, which looks as the bar's appearance or its older properties ask for.
///
/// A look that changes in an animation fades into the other one.
final class BarBackground: UIView {
    enum Edge { case top, bottom }

    /// The edge with the line.
    var edge: Edge {
        didSet { content.edge = edge }
    }
    private var content: BarBackgroundContent
    /// Those that fade away.
    private var leaving: [BarBackgroundContent] = []
    /// Called when the older properties changed.
    var onChange: () -> Void = {}

    init(hairlineAt edge: Edge) {
        self.edge = edge
        content = BarBackgroundContent(hairlineAt: edge)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Whether the app has asked for a dark bar by the older properties.
    var isBlack = false { didSet { if isBlack != oldValue { lookDidChange() } } }

    /// Whether the content below shines through, blurred.
    var isTranslucent = true { didSet { if isTranslucent != oldValue { lookDidChange() } } }

    /// The app's colour; nil for the usual one.
    var tint: UIColor? { didSet { if tint != oldValue { lookDidChange() } } }

    /// The app's picture, shown instead of blur and colour; an image without a size clears the background.
    var image: UIImage? { didSet { if image !== oldValue { lookDidChange() } } }

    /// The app's picture, shown instead of the line; an image without a size removes the line.
    var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { lookDidChange() } } }

    /// The appearance, which overrides the older properties.
    var appearance: UIBarAppearance? {
        didSet { if appearance !== oldValue { showLook() } }
    }

    /// The distance below a bar over which content fades the background in, in points (a choice).
    static let fadeDistance: CGFloat = 16

    /// Shows an appearance with as much background as the content below the bar calls for. Without content below, the bar shows
    /// the page's own background, as bars do since iOS 15.
    ///
    /// All of the background is there for content that is not known, where the app gave the bar a look for the edge, and where
    /// the older properties ask for an opaque, coloured or pictured ground.
    func show(_ appearance: UIBarAppearance?, above contentBelow: CGFloat?, hasLookAtEdge: Bool) {
        let isUsual = isTranslucent && (appearance != nil || tint == nil && image == nil && !isBlack)
        let fades = isUsual && !hasLookAtEdge
        let presence = fades ? contentBelow.map { min(1, $0 / Self.fadeDistance) } ?? 1 : 1
        // A background that appears or disappears as a whole keeps one look meanwhile.
        if presence > 0 {
            if alpha > 0 {
                self.appearance = appearance
            } else {
                UIView.performWithoutAnimation { self.appearance = appearance }
            }
        }
        alpha = presence
    }

    private func lookDidChange() {
        showLook()
        onChange()
    }

    /// Shows the appearance, which may have changed, or the look of the older properties.
    func showLook() {
        let look =
            appearance.map(BarLook.init)
            ?? BarLook(
                tint: tint, isTranslucent: isTranslucent, image: image, shadowImage: shadowImage)
        if ViewAnimation.current != nil, isInWindow { return fade(to: look) }
        for content in leaving { content.removeFromSuperview() }
        leaving = []
        content.layer.removeAllAnimations()
        content.alpha = 1
        content.show(look)
    }

    private func fade(to look: BarLook) {
        let (old, new) = (content, BarBackgroundContent(hairlineAt: edge))
        UIView.performWithoutAnimation {
            new.frame = bounds
            new.show(look)
            new.alpha = 0
            addSubview(new)
            new.layoutIfNeeded()
        }
        content = new
        leaving.append(old)
        // Takes as long as the animation in which the look changes.
        UIView.animate(withDuration: 0, delay: 0, options: .beginFromCurrentState) {
            (new.alpha, old.alpha) = (1, 0)
        } completion: { [weak self] _ in
            guard let self, content !== old else { return }
            old.removeFromSuperview()
            leaving.removeAll { $0 === old }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
