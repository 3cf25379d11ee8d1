import QuartzCore
import CoreGraphics
import Foundation
import UIFoundation

extension UIView {
    /// Applies a frame in the superview and resizes the subviews.
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

    /// Applies an anchor point, which moves the frame.
    func applyAnchorPoint(_ point: CGPoint) {
        storedLayer.anchorPoint = point
        constraintsFollowGeometry()
    }

    /// Applies bounds and resizes the subviews.
    func applyBounds(_ bounds: CGRect) {
        let oldSize = storedLayer.bounds.size
        storedLayer.bounds = bounds
        geometryDidChange(from: oldSize)
    }

    /// Applies the result of `sizeThatFits(_:)`; the top left corner stays unless the view is transformed.
    func applyFittingSize() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.origin = origin }
    }

    /// Resizes the subviews by their masks after a change of the size, and marks properties that depend on the size.
    func geometryDidChange(from oldSize: CGSize) {
        let size = storedLayer.bounds.size
        if size != oldSize {
            if autoresizesSubviews, !storedSubviews.allBorrowed({ !$0.followsSuperviewSize }) {
                for subview in storedSubviews where subview.followsSuperviewSize {
                    subview.resize(withSuperviewFrom: oldSize, to: size)
                }
            }
            if redrawsForOtherSizes, !(drawsAlike(in: oldSize, and: size) && storedLayer.keepDrawing()) {
                setNeedsDisplay()
            }
            storedSuperview?.storedLayer.setNeedsLayout()
            let isSafeAreaSmaller = storedSafeAreaInsets != .zero
            if isSafeAreaSmaller || !storedSubviews.allBorrowed({ $0.storedSafeAreaInsets == .zero }) {
                for subview in storedSubviews where isSafeAreaSmaller || subview.storedSafeAreaInsets != .zero {
                    subview.markSafeAreaIfNeeded()
                }
            }
        }
        constraintsFollowGeometry()
        markSafeAreaIfNeeded()
    }

    /// Whether the frame changes with the superview's size.
    var followsSuperviewSize: Bool {
        !viewFlags.contains(.leavesFrameToConstraints) && !autoresizingMask.isEmpty
    }

    /// Has constraints follow another mask, or another use of it.
    func autoresizingDidChange() {
        constraintsFollowGeometry()
        if storedSuperview != nil { markFollowers() }
    }

    private func resize(withSuperviewFrom oldSize: CGSize, to newSize: CGSize) {
        guard viewFlags.contains(.isKnownToConstraints), let state = layoutState, !state.isBeingApplied else {
            return applySize(withSuperviewFrom: oldSize, to: newSize)
        }
        // In one step for constraints, which follow the superview's size by themselves. Unlike the mask alone they know margins
        // for which there was no room.
        let isPlain = storedLayer.state.transform.isIdentity && storedLayer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
        let followed = isPlain ? state.engine?.followingFrame(of: state) : nil
        state.isBeingApplied = true
        if let new = followed.map(frame(forAlignmentRect:)) {
            (center, bounds.size) = (CGPoint(x: new.midX, y: new.midY), new.size)
        } else {
            applySize(withSuperviewFrom: oldSize, to: newSize)
        }
        (state.isBeingApplied, state.isFollowing) = (false, followed != nil)
        constraintsFollowGeometry()
        state.isFollowing = false
    }

    private func applySize(withSuperviewFrom oldSize: CGSize, to newSize: CGSize) {
        // Transformed views are resized as if they were not: layout works on the geometry without the transform.
        let anchor = layer.anchorPoint
        let size = bounds.size
        let origin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        var horizontal = AutoresizingAxis(leading: origin.x, length: size.width)
        horizontal.resize(from: oldSize.width, to: newSize.width, flexible: autoresizingMask.horizontal)
        var vertical = AutoresizingAxis(leading: origin.y, length: size.height)
        vertical.resize(from: oldSize.height, to: newSize.height, flexible: autoresizingMask.vertical)
        center = CGPoint(
            x: horizontal.leading + anchor.x * horizontal.length, y: vertical.leading + anchor.y * vertical.length)
        bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    }
}
