import QuartzCore
import CoreGraphics
import Foundation

extension UIView {
    /// Applies a rectangle of the superview and has the subviews follow.
    func applyFrame(_ frame: CGRect) {
        let oldSize = storedLayer.bounds.size
        storedLayer.frame = frame
        geometryDidChange(from: oldSize)
    }

    /// Applies a centre in the superview.
    func applyCenter(_ center: CGPoint) {
        storedLayer.position = center
        constraintsFollowGeometry()
        markSafeAreaIfNeeded()
    }

    /// Applies the point that lies at the centre, which moves the frame.
    func applyAnchorPoint(_ point: CGPoint) {
        storedLayer.anchorPoint = point
        constraintsFollowGeometry()
    }

    /// Applies a rectangle of the own space and has the subviews follow.
    func applyBounds(_ bounds: CGRect) {
        let oldSize = storedLayer.bounds.size
        storedLayer.bounds = bounds
        geometryDidChange(from: oldSize)
    }

    /// Applies the size that suits best; the top left stays unless the view is transformed.
    func applyFittingSize() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.origin = origin }
    }

    /// After the size changed: the subviews follow their masks, and what depends on the size is marked.
    func geometryDidChange(from oldSize: CGSize) {
        let size = storedLayer.bounds.size
        if size != oldSize {
            if autoresizesSubviews {
                for subview in storedSubviews { subview.resize(withSuperviewFrom: oldSize, to: size) }
            }
            if redrawsForOtherSizes { setNeedsDisplay() }
            storedSuperview?.storedLayer.setNeedsLayout()
            for subview in storedSubviews { subview.markSafeAreaIfNeeded() }
        }
        constraintsFollowGeometry()
        markSafeAreaIfNeeded()
    }

    private func resize(withSuperviewFrom oldSize: CGSize, to newSize: CGSize) {
        guard !viewFlags.contains(.leavesFrameToConstraints) else { return }
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        // Transformed views are resized as if they were not: the geometry below the transform is what layout works on.
        let anchor = layer.anchorPoint
        let size = bounds.size
        let origin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        var horizontal = AutoresizingAxis(leading: origin.x, length: size.width)
        horizontal.resize(
            from: oldSize.width, to: newSize.width, isLeadingFlexible: mask.contains(.flexibleLeftMargin),
            isLengthFlexible: mask.contains(.flexibleWidth), isTrailingFlexible: mask.contains(.flexibleRightMargin))
        var vertical = AutoresizingAxis(leading: origin.y, length: size.height)
        vertical.resize(
            from: oldSize.height, to: newSize.height, isLeadingFlexible: mask.contains(.flexibleTopMargin),
            isLengthFlexible: mask.contains(.flexibleHeight), isTrailingFlexible: mask.contains(.flexibleBottomMargin))
        center = CGPoint(
            x: horizontal.leading + anchor.x * horizontal.length, y: vertical.leading + anchor.y * vertical.length)
        bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    }
}
