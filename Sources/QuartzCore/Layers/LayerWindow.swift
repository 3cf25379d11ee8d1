import CoreGraphics
import Foundation

/// The part of a layer's space that can be seen, as far as the layers around cut it at their bounds.
struct LayerWindow: Equatable {
    /// Seen parts are larger than this by the points of a pixel or two, for cuts may be at whole pixels.
    private static let margin: CGFloat = 2
    /// Layers that show smaller are not cut: a pixel would be too many points.
    private static let smallestScale: CGFloat = 0.05

    /// In the layer's space; nil for all of it.
    private(set) var rect: CGRect?
    /// Whether layers are shown at their positions alone, so that some may be left out.
    private(set) var isPlain = true
    /// The smallest size of the space's points, in points of the canvas.
    private var scale: CGFloat = 1

    /// The window of a tree's root, which cuts no layer: layers outside of the canvas may be about to move in.
    static let whole = LayerWindow()

    /// The window of a layer, given that of its superlayer.
    func inside(_ layer: CALayer) -> LayerWindow {
        layer.animations.isEmpty ? inside(layer, layer.state) : inside(layer, layer.presentationState)
    }

    private func inside(_ layer: CALayer, _ state: LayerState) -> LayerWindow {
        var window = self
        window.isPlain = isPlain && layer.showsSublayersOnce(in: state)
        // A transition may show the layer elsewhere in its area, and a shadow falls from all that the layer shows.
        let isCutAround = !layer.flags.contains(.isComposed) && (state.shadowOpacity <= 0 || layer.masksToBounds)
        let outer = isCutAround ? rect : nil
        if state.transform.isIdentity {
            let offset = state.offset
            window.rect = outer?.offsetBy(dx: -offset.dx, dy: -offset.dy)
        } else {
            window.turn(outer, by: state)
        }
        guard window.isPlain, layer.masksToBounds, window.scale > Self.smallestScale else { return window }
        let margin = Self.margin / min(1, window.scale)
        let own = state.bounds.insetBy(dx: -margin, dy: -margin)
        window.rect = window.rect.map { $0.intersection(own) } ?? own
        return window
    }

    private mutating func turn(_ outer: CGRect?, by state: LayerState) {
        let transform = state.transform
        scale *= min(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let isUpright = transform.b == 0 && transform.c == 0
        guard isUpright, abs(transform.determinant) > 1e-6 else {
            rect = nil
            return
        }
        rect = outer?.applying(state.placement.inverted())
    }
}

extension CALayer {
    /// Whether each sublayer shows at most once, at its own geometry, and at this moment of time.
    fileprivate func showsSublayersOnce(in state: LayerState) -> Bool {
        guard !sharesSpace, flags.isDisjoint(with: [.holdsSpace, .isKeptTurnedOver]), !state.isSpatial else {
            return false
        }
        guard let extras = state.extrasBox?.extras else { return true }
        return extras.replicator == nil && !extras.isFlipped && extras.curl == nil
            && CATransform3DIsIdentity(extras.sublayerTransform)
    }
}
