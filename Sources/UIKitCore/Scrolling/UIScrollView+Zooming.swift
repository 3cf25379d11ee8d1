import CoreGraphics
import Foundation

/// Zooming of the content.
extension UIScrollView {
    /// The duration in seconds of an animated change of the scale, and of its bounce.
    static let zoomDuration = 0.3

    var zoomLimits: ZoomLimits {
        ZoomLimits(minimum: minimumZoomScale, maximum: max(minimumZoomScale, maximumZoomScale), bounces: bouncesZoom)
    }

    var viewForZooming: UIView? { delegate?.viewForZooming(in: self) }

    /// Adds a pinch recognizer when more than one scale is allowed, and removes it otherwise.
    func zoomLimitsDidChange() {
        if zoomLimits.allowsZooming, scrollPinch == nil {
            let made = ScrollPinch(of: self)
            made.addTarget(self, action: UIScrollView.pinchDidChange)
            addGestureRecognizer(made)
            scrollPinch = made
        } else if !zoomLimits.allowsZooming, let scrollPinch {
            removeGestureRecognizer(scrollPinch)
            self.scrollPinch = nil
        }
    }

    // MARK: By the app

    func zoom(toScale scale: CGFloat, animated: Bool) {
        guard let view = viewForZooming else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let anchor = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
        change(to: zoomLimits.clamped(scale), of: view, keeping: anchor, at: middle, animated: animated)
    }

    func zoom(toShow rect: CGRect, animated: Bool) {
        guard let view = viewForZooming, rect.width > 0 || rect.height > 0 else { return }
        let port = bounds.size
        let fitting = min(
            rect.width > 0 ? port.width / rect.width : .infinity,
            rect.height > 0 ? port.height / rect.height : .infinity)
        change(
            to: zoomLimits.clamped(fitting), of: view, keeping: CGPoint(x: rect.midX, y: rect.midY),
            at: CGPoint(x: port.width / 2, y: port.height / 2), animated: animated)
    }

    private func change(
        to scale: CGFloat, of view: UIView, keeping anchor: CGPoint, at place: CGPoint, animated: Bool
    ) {
        stopMotion()
        guard animated, window != nil, ApplicationRuntime.current != nil else {
            return apply(scale, to: view, keeping: anchor, at: place, within: true)
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(
            withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.apply(scale, to: view, keeping: anchor, at: place, within: true)
        } completion: { _ in
            self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.storedZoomScale)
        }
    }

    // MARK: By fingers

    func pinchDidChange() {
        guard let scrollPinch, let view = viewForZooming else { return }
        switch scrollPinch.state {
        case .began:
            stopMotion()
            pinch = ScrollZoom(
                base: zoomLimits.wanted(showing: storedZoomScale), anchor: scrollPinch.midpoint(in: view))
            indicators.show()
            delegate?.scrollViewWillBeginZooming(self, with: view)
            follow(scrollPinch, view)
        case .changed: follow(scrollPinch, view)
        case .ended, .cancelled: endZoom(view)
        default: break
        }
    }

    private func follow(_ recognizer: ScrollPinch, _ view: UIView) {
        guard let pinch else { return }
        let place = recognizer.midpoint(in: self)
        apply(
            zoomLimits.shown(pinch.base * recognizer.scale), to: view, keeping: pinch.anchor,
            at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY), within: false)
    }

    private func endZoom(_ view: UIView) {
        guard let pinch, let scrollPinch else { return }
        let place = scrollPinch.midpoint(in: self)
        let scale = zoomLimits.clamped(storedZoomScale)
        self.pinch = nil
        if drag == nil { indicators.hide() }
        let notify = { self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
        let isOutside = scale != storedZoomScale || resting(contentOffset) != contentOffset
        guard isOutside, window != nil, ApplicationRuntime.current != nil else {
            rebaseDrag()
            notify()
            return
        }
        isZoomBouncing = true
        let target = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
        UIView.animate(
            withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.apply(scale, to: view, keeping: pinch.anchor, at: target, within: true)
        } completion: { _ in
            self.isZoomBouncing = false
            notify()
        }
        rebaseDrag()
    }

    // MARK: The change itself

    /// Shows the zoomed view at a scale, with a point of it at a position in the scroll view's frame.
    private func apply(
        _ scale: CGFloat, to view: UIView, keeping anchor: CGPoint, at place: CGPoint, within isLimited: Bool
    ) {
        let ratio = scale / storedZoomScale
        let isNew = scale != storedZoomScale
        if isNew {
            storedZoomScale = scale
            storedContentSize = CGSize(width: storedContentSize.width * ratio, height: storedContentSize.height * ratio)
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
        }
        let point = view.convert(anchor, to: self)
        let offset = CGPoint(x: point.x - place.x, y: point.y - place.y)
        contentOffset = isLimited ? resting(offset) : offset
        layOutIndicators()
        if isNew { delegate?.scrollViewDidZoom(self) }
    }
}
