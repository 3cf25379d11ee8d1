import CoreGraphics
import Foundation
import UIFoundation

extension UIScrollView {
    private enum Key {
        static let zoomScale = "UIScrollViewZoomScale"
        static let inset = "UIScrollViewContentInset"
        static let x = "UIScrollViewContentOffsetX"
        static let y = "UIScrollViewContentOffsetY"
    }

    func encodePosition(with coder: NSCoder) {
        let inset = contentInset
        coder.encode([inset.top, inset.left, inset.bottom, inset.right].map { Double($0) }, forKey: Key.inset)
        let place = restoredPosition ?? currentPosition
        coder.encode(Double(place.zoomScale), forKey: Key.zoomScale)
        if let x = place.x { coder.encode(Double(x), forKey: Key.x) }
        if let y = place.y { coder.encode(Double(y), forKey: Key.y) }
    }

    /// Sets the inset at once, and the rest after the content's layout: before that only the first offset is allowed.
    func decodePosition(with coder: NSCoder) {
        if let inset = coder.finiteNumbers(forKey: Key.inset, count: 4) {
            contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        }
        guard let zoomScale = coder.finiteNumber(forKey: Key.zoomScale) else { return }
        restoredPosition = ScrollPosition(
            zoomScale: zoomScale, x: coder.finiteNumber(forKey: Key.x), y: coder.finiteNumber(forKey: Key.y))
        showRestoredPosition()
    }

    private var currentPosition: ScrollPosition {
        let (limits, offset) = (limits, contentOffset)
        return ScrollPosition(
            zoomScale: storedZoomScale, x: offset.x > limits.x.lowerBound ? offset.x : nil,
            y: offset.y > limits.y.lowerBound ? offset.y : nil)
    }

    /// Requests to restore the position after the next layout in a window.
    func showRestoredPosition() {
        guard restoredPosition != nil, isInWindow else { return }
        AppClock.current?.afterLayout { [weak self] in self?.applyRestoredPosition() }
    }

    /// Restores the position, in a window and after layout.
    func applyRestoredPosition() {
        guard let place = restoredPosition, isInWindow else { return }
        restoredPosition = nil
        if place.zoomScale != storedZoomScale { zoomScale = place.zoomScale }
        contentOffset = resting(CGPoint(x: place.x ?? contentOffset.x, y: place.y ?? contentOffset.y))
    }
}
