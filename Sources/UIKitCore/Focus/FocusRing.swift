import CoreGraphics
package import Foundation
import QuartzCore
import UIFoundation

/// The line around the focused view, in its tint colour.
///
/// It is in front of all views in the scroll view around the focused view, else in the window, so that no view in between cuts
/// it; it follows the shown frame of the view, animations included.
package final class FocusRing {
    private static let width: CGFloat = 3
    /// Between a view and its ring.
    private static let gap: CGFloat = 2
    /// The distance by which the ring extends beyond a view, in points.
    static let reach = gap + width
    /// Corners of rings are at least as round, in points.
    package static let minimumRadius: CGFloat = 8
    /// Between a view's edge and a ring inside.
    private static let inset: CGFloat = 1
    /// The line that sets a ring inside a view off from the view's own colour.
    private static let liningWidth: CGFloat = 1.5

    private let layer = CALayer()
    private let lining = CALayer()
    private var line: CAShapeLayer?
    private weak var view: UIView?

    package init() { layer.addSublayer(lining) }

    /// True while there is a ring.
    var isShown: Bool { layer.superlayer != nil }

    func remove() {
        guard isShown else { return }
        view = nil
        withoutActions { layer.removeFromSuperlayer() }
    }

    /// Shows the ring around a view, or updates it; a view without a focus effect has none.
    func follow(_ view: UIView) {
        guard let effect = view.focusEffect, let container = Self.container(of: view, effect) else { return remove() }
        let halo = effect as? UIFocusHaloEffect
        let shape =
            halo?.outline.map { FocusShape($0, in: view) } ?? (view as? any KeyOperated)?.focusShape
            ?? FocusShape(of: view)
        guard let sight = Sight(of: shape.view, in: container) else { return remove() }
        let isFresh = view !== self.view
        self.view = view
        withoutActions {
            insert(in: container, before: halo?.referenceView)
            let isInside = isInside(
                halo?.position ?? .automatic, shape.outline.bounds.applying(sight.transform), container)
            draw(shape.outline, isInside: isInside, sight, tint: view)
        }
        if isFresh, UIView.areAnimationsEnabled { fadeIn() }
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    // MARK: Position

    /// The view that the ring moves with and may be clipped by.
    private static func container(of view: UIView, _ effect: UIFocusEffect) -> UIView? {
        if let chosen = (effect as? UIFocusHaloEffect)?.containerView, view.isDescendant(of: chosen) { return chosen }
        var ancestor = view.superview
        while let current = ancestor {
            if current is UIScrollView || current is UIWindow { return current }
            ancestor = current.superview
        }
        return nil
    }

    /// Keeps the ring in front of views that were added meanwhile, or in front of one view.
    private func insert(in container: UIView, before reference: UIView?) {
        var branch = reference
        while let current = branch, current.superview !== container { branch = current.superview }
        if let branch {
            if layer.superlayer !== container.layer { container.layer.insertSublayer(layer, above: branch.layer) }
        } else if container.layer.sublayers?.last !== layer {
            container.layer.addSublayer(layer)
        }
    }

    /// Whether the ring is drawn inside: it was asked to, or would extend beyond the visible area.
    private func isInside(_ position: UIFocusHaloEffect.Position, _ area: CGRect, _ container: UIView) -> Bool {
        switch position {
        case .inside: return true
        case .outside: return false
        case .automatic:
            var room = container.bounds
            if let scrollView = container as? UIScrollView {
                room = room.union(CGRect(origin: .zero, size: scrollView.contentSize))
            }
            return !room.contains(area.insetBy(dx: -Self.reach, dy: -Self.reach))
        }
    }

    // MARK: Look

    private func draw(_ outline: FocusOutline, isInside: Bool, _ sight: Sight, tint view: UIView) {
        let traits = view.traitCollection
        let color = view.tintColor.resolvedColor(with: traits).cgColor
        let outset = isInside ? -Self.inset : Self.reach
        let rect: CGRect
        switch outline {
        case .roundedRect(let inner, let radius, let curve):
            rect = inner.insetBy(dx: -outset, dy: -outset)
            layer.cornerRadius = min(max(radius + outset, Self.minimumRadius), min(rect.width, rect.height) / 2)
            layer.cornerCurve = curve
            (layer.borderWidth, layer.borderColor) = (Self.width, color)
            line?.isHidden = true
        case .path(let path):
            rect = path.boundingBoxOfPath
            layer.borderWidth = 0
            show(path, in: rect, color)
        }
        layer.bounds = CGRect(origin: .zero, size: rect.size)
        layer.position = CGPoint(x: rect.midX, y: rect.midY).applying(sight.transform)
        var turn = sight.transform
        (turn.tx, turn.ty) = (0, 0)
        layer.setAffineTransform(turn)
        layer.opacity = sight.opacity
        lining.isHidden = !isInside || layer.borderWidth == 0
        guard !lining.isHidden else { return }
        lining.frame = layer.bounds.insetBy(dx: Self.width, dy: Self.width)
        lining.cornerRadius = max(0, layer.cornerRadius - Self.width)
        lining.cornerCurve = layer.cornerCurve
        lining.borderWidth = Self.liningWidth
        lining.borderColor = UIColor.systemBackground.resolvedColor(with: traits).cgColor
    }

    private func show(_ path: CGPath, in rect: CGRect, _ color: CGColor) {
        let line = line ?? CAShapeLayer()
        if self.line == nil {
            self.line = line
            line.fillColor = nil
            line.lineWidth = Self.width
            layer.addSublayer(line)
        }
        line.isHidden = false
        line.frame = CGRect(origin: .zero, size: rect.size)
        line.bounds = rect
        line.strokeColor = color
        if line.path != path { line.path = path }
    }

    private func fadeIn() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = UIFocusAnimationCoordinator.duration
        layer.add(fade, forKey: "opacity")
    }

    /// The visible part of a view in one around it.
    private struct Sight {
        /// From the view's space to the other's.
        var transform = CGAffineTransform.identity
        var opacity: Float = 1

        /// nil when the view does not lie in the other.
        package init?(of view: UIView, in container: UIView) {
            var current = view
            while current !== container {
                let state = current.layer.presentationState
                transform = transform.concatenating(state.placement)
                opacity *= state.opacity
                guard let parent = current.superview else { return nil }
                current = parent
            }
        }
    }
}
