import CoreGraphics
import Foundation
import UIFoundation

/// Content insets from the safe area.
extension UIScrollView {
    /// Computes the insets that the safe area adds.
    func updateSafeAreaAddition() {
        let former = adjustedContentInset
        let addition = wantedAddition
        guard addition != safeAreaAddition else { return }
        safeAreaAddition = addition
        insetsDidChange(from: former)
    }

    private var wantedAddition: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let horizontal = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        let vertical = UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
        let scrollsX =
            storedContentSize.width + contentInset.left + contentInset.right > bounds.width || alwaysBounceHorizontal
        let scrollsY =
            storedContentSize.height + contentInset.top + contentInset.bottom > bounds.height || alwaysBounceVertical
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: return (scrollsX ? horizontal : .zero).adding(scrollsY ? vertical : .zero)
        case .automatic:
            return (scrollsX ? horizontal : .zero).adding(scrollsY || isFirstOfItsController ? vertical : .zero)
        }
    }

    /// Whether this is the first scroll view in its controller's view, and the controller allows adjusted insets.
    private var isFirstOfItsController: Bool {
        var view: UIView? = self
        while let current = view, current.controller == nil { view = current.superview }
        return view?.firstScrollView === self && view?.controller?.adjustsScrollViewInsets != false
    }

    /// Called when the adjusted inset has changed: content at its beginning stays there.
    func insetsDidChange(from former: UIEdgeInsets) {
        let isFollowed = observers.top?.isAdjusting == true
        if !isFollowed, drag == nil, pinch == nil, motion == nil, !isTracking {
            var offset = contentOffset
            if offset.x == -former.left { offset.x = -adjustedContentInset.left }
            if offset.y == -former.top { offset.y = -adjustedContentInset.top }
            if offset != contentOffset { contentOffset = offset }
        }
        if !isFollowed { limitsDidChange() }
        observers.notify { $0.scrollViewDidMove(self) }
        layOutIndicators()
        refreshControl?.contentDidMove()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

extension UIView {
    /// The first scroll view here, back to front and the outer before the inner.
    var firstScrollView: UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        for subview in storedSubviews {
            if let found = subview.firstScrollView { return found }
        }
        return nil
    }
}

extension UIEdgeInsets {
    /// The sum of two insets on each edge.
    nonisolated func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
