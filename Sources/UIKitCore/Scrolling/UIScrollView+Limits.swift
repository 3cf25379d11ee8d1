import CoreGraphics
import Foundation
import UIFoundation

/// The offsets at which content can rest, and the directions in which it can scroll.
extension UIScrollView {
    /// The offsets at which content rests, on each axis; a single one if the content fits.
    var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let (size, inset) = (bounds.size, adjustedContentInset)
        let (left, top) = (-inset.left, observers.top.map { $0.topLimit(of: self) } ?? -inset.top)
        return (
            left...max(left, storedContentSize.width + inset.right - size.width),
            top...max(top, storedContentSize.height + inset.bottom - size.height)
        )
    }

    /// The nearest offset at which content rests.
    func resting(_ offset: CGPoint) -> CGPoint {
        let limits = limits
        return CGPoint(x: offset.x.clamped(to: limits.x), y: offset.y.clamped(to: limits.y))
    }

    /// The axes along which the content is longer than the view.
    var overflowingAxes: ScrollAxes {
        let limits = limits
        var axes: ScrollAxes = []
        if limits.x.upperBound > limits.x.lowerBound { axes.insert(.horizontal) }
        if limits.y.upperBound > limits.y.lowerBound { axes.insert(.vertical) }
        return axes
    }

    /// The axes along which content can be pulled beyond its edges.
    var bouncingAxes: ScrollAxes {
        guard bounces else { return [] }
        var axes = overflowingAxes
        if alwaysBounceHorizontal { axes.insert(.horizontal) }
        if alwaysBounceVertical { axes.insert(.vertical) }
        return axes
    }

    /// The axes along which a drag can move the content.
    var scrollableAxes: ScrollAxes { overflowingAxes.union(bouncingAxes) }

    /// Whether a movement of the finger, in points, begins a scroll.
    ///
    /// It must be as long as the slop along an axis that scrolls. The content must have room in that direction, or bounce at the
    /// edge while no outer scroll view has room.
    func mayScroll(followingFinger movement: CGPoint, slop: CGFloat) -> Bool {
        let axes = scrollableAxes
        if axes.contains(.vertical), abs(movement.y) >= slop, movement.y != 0,
            slop > 0 || ScrollAxes.dominant(in: movement) == .vertical
        {
            if follows(.vertical, -movement.y, isDevice: slop == 0) { return true }
        }
        if axes.contains(.horizontal), abs(movement.x) >= slop, movement.x != 0,
            slop > 0 || ScrollAxes.dominant(in: movement) == .horizontal
        {
            return follows(.horizontal, -movement.x, isDevice: slop == 0)
        }
        return false
    }

    private func follows(_ axis: ScrollAxes, _ direction: CGFloat, isDevice: Bool) -> Bool {
        if hasRoom(axis, direction) { return true }
        guard !isDevice, bouncingAxes.contains(axis) else { return false }
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled, outer.hasRoom(axis, direction) {
                return false
            }
            view = current.storedSuperview
        }
        return true
    }

    /// Whether there is content left in a direction; a positive one is toward the end.
    private func hasRoom(_ axis: ScrollAxes, _ direction: CGFloat) -> Bool {
        let (range, offset) = axis == .vertical ? (limits.y, contentOffset.y) : (limits.x, contentOffset.x)
        return direction > 0 ? offset < range.upperBound : offset > range.lowerBound
    }

    // MARK: Changes

    /// Called when the bounds have changed: reports the offset, and corrects it after a change of size.
    func boundsDidChange(from former: CGRect) {
        guard bounds != former else { return }
        if bounds.size != former.size { extentDidChange() }
        guard bounds.origin != former.origin else { return }
        setNeedsLayout()
        if safeAreaInsets != .zero {
            // Subviews that stay outside the visible part keep their safe area.
            let span = bounds.union(former)
            for subview in storedSubviews where subview.frame.intersects(span) { subview.markSafeAreaIfNeeded() }
        }
        observers.notify { $0.scrollViewDidMove(self) }
        layOutIndicators()
        refreshControl?.contentDidMove()
        delegate?.scrollViewDidScroll(self)
    }

    /// Called when the size of the content or of the view has changed.
    func extentDidChange() {
        defer { observers.notify { $0.scrollViewDidResize(self) } }
        updateSafeAreaAddition()
        // Below a bar the first inset is not set yet; content that is at its beginning now will be there then, too.
        let waitsForInset = observers.top != nil && safeAreaInsets == .zero && viewFlags.contains(.needsSafeArea)
        if !waitsForInset { limitsDidChange() }
        layOutIndicators()
        refreshControl?.contentDidMove()
    }

    /// Adjusts the offset to changed limits: at once while the content rests, by a new course while it has momentum.
    func limitsDidChange() {
        guard drag == nil, pinch == nil, !isZoomBouncing else { return }
        if let motion {
            guard motion.cause == .deceleration, motion.isNatural else { return }
            let velocity = motion.velocity(at: now)
            run(naturalMotion(from: contentOffset, velocity: velocity))
        } else if scrollPan.isTouched {
            limitsWaitForLift = true
        } else {
            let resting = resting(contentOffset)
            if resting != contentOffset { contentOffset = resting }
        }
    }

    /// Called when all touches have ended: adjusts the offset to limits that changed meanwhile, if they have not scrolled.
    func fingersAreGone() {
        guard limitsWaitForLift else { return }
        limitsWaitForLift = false
        limitsDidChange()
    }
}
