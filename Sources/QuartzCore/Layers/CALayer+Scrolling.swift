import Foundation

extension CALayer {
    func scrollClosest(to p: CGPoint) {
        guard let scroller = closestScroller else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    func scrollClosest(to r: CGRect) {
        guard let scroller = closestScroller else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    var scrolledRect: CGRect {
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
