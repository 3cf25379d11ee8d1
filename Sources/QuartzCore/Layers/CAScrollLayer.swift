public import Foundation

/// Shows a part of its sublayers, chosen by the origin of its bounds; it clips, and takes no input.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// Makes a layer that clips and may be scrolled both ways.
    public override init() {
        super.init()
        masksToBounds = true
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// The directions that `scroll(to:)` changes; `both` at first.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Brings a point of the contents to the layer's top left corner, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode != .none, scrollMode != .vertically { origin.x = p.x }
        if scrollMode != .none, scrollMode != .horizontally { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls the least distance that shows a rectangle of the contents; of one too large, its top left.
    open func scroll(to r: CGRect) {
        func start(_ low: CGFloat, _ high: CGFloat, shown: CGFloat, length: CGFloat) -> CGFloat {
            if low < shown || high - low > length { return low }
            return high > shown + length ? high - length : shown
        }
        scroll(
            to: CGPoint(
                x: start(r.minX, r.maxX, shown: bounds.minX, length: bounds.width),
                y: start(r.minY, r.maxY, shown: bounds.minY, length: bounds.height)))
    }
}
