import QuartzCore
import Foundation
import UIFoundation

extension UIView {
    /// Marks the safe area when the view's present place gives another one; a marked superview marks it later.
    func markSafeAreaIfNeeded() {
        guard let superview = storedSuperview, !superview.viewFlags.contains(.needsSafeArea) else { return }
        if storedSafeAreaInsets != .zero || superview.storedSafeAreaInsets != .zero,
            currentSafeAreaInsets != storedSafeAreaInsets
        {
            markSafeArea()
        }
    }

    /// Marks the safe area to be worked out before the next layout.
    package func markSafeArea() {
        viewFlags.insert(.needsSafeArea)
        setNeedsLayout()
    }

    /// The insets that follow from the superview's and this view's place in it: each edge is how far the superview's inset
    /// reaches in, between nothing and all of it.
    private var insetsFromSuperview: UIEdgeInsets {
        guard let superview else { return .zero }
        let parent = superview.safeAreaInsets
        guard parent != .zero else { return .zero }
        // The untransformed place, relative to what the superview shows.
        let anchor = layer.anchorPoint
        let size = bounds.size
        let x = center.x - anchor.x * size.width - superview.bounds.minX
        let y = center.y - anchor.y * size.height - superview.bounds.minY
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(limit, value)) }
        return UIEdgeInsets(
            top: clamp(parent.top - y, parent.top), left: clamp(parent.left - x, parent.left),
            bottom: clamp(y + size.height - (superview.bounds.height - parent.bottom), parent.bottom),
            right: clamp(x + size.width - (superview.bounds.width - parent.right), parent.right))
    }

    /// Works out a marked safe area and tells the view and its controller if it is another one.
    func updateSafeAreaIfMarked() {
        guard viewFlags.contains(.needsSafeArea) else { return }
        viewFlags.remove(.needsSafeArea)
        let insets = currentSafeAreaInsets
        guard insets != storedSafeAreaInsets else { return }
        storedSafeAreaInsets = insets
        for subview in storedSubviews { subview.markSafeArea() }
        constraintsFollowGuides()
        for guide in attachments?.layoutGuides ?? [] { guide.ownerSafeAreaDidChange() }
        safeAreaInsetsDidChange()
        controller?.safeAreaDidChange()
        marginsFollowSafeArea()
    }

    /// The insets by the view's present place, with what the controller and its container add; none outside of windows.
    private var currentSafeAreaInsets: UIEdgeInsets {
        guard isInWindow else { return .zero }
        var insets = baseSafeAreaInsets
        let added = controller?.additionalSafeAreaInsets ?? .zero
        insets.top += added.top + containerInsets.top
        insets.left += added.left + containerInsets.left
        insets.bottom += added.bottom + containerInsets.bottom
        insets.right += added.right + containerInsets.right
        return insets
    }

    private var baseSafeAreaInsets: UIEdgeInsets {
        (self as? UIWindow)?.screenSafeAreaInsets ?? insetsFromSuperview
    }

    /// The guide of the bounds within the safe area.
    var safeAreaGuide: UILayoutGuide {
        if let guide = attachments?.safeAreaGuide { return guide }
        let guide = GeometryGuide(of: self, identifier: "UIViewSafeAreaLayoutGuide", insets: \.safeAreaInsets)
        madeAttachments.safeAreaGuide = guide
        return guide
    }

    /// Works out marked safe areas from the window down to this view, so that its value is true before its layout.
    package func resolveSafeArea() {
        superview?.resolveSafeArea()
        updateSafeAreaIfMarked()
    }
}
