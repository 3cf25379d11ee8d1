public import Foundation

extension CALayer {
    /// Makes the closest scroll layer around this one show a point of this layer at its corner.
    public func scroll(_ p: CGPoint) {
        guard let scroller = closestScroller else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Makes the closest scroll layer around this one show a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = closestScroller else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    /// The part of the bounds that the closest scroll layer around this one shows; all of them without one.
    public var visibleRect: CGRect {
        guard let scroller = closestScroller else { return bounds }
        return bounds.intersection(convert(scroller.bounds, from: scroller))
    }

    private var closestScroller: CAScrollLayer? {
        var layer = superlayer
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.superlayer
        }
        return nil
    }
}
