import QuartzCore
import Foundation
import UIFoundation

extension UIView {
    /// Marks the safe area if the view's present frame gives another one; a marked superview marks it later.
    func markSafeAreaIfNeeded() {
        guard let superview = superviewReference.unretained else { return }
        let mayHaveOne = superview.borrow { superview in
            !superview.viewFlags.contains(.needsSafeArea)
                && (storedSafeAreaInsets != .zero || superview.storedSafeAreaInsets != .zero)
        }
        if mayHaveOne, currentSafeAreaInsets != storedSafeAreaInsets { markSafeArea() }
    }

    /// Marks the safe area to be computed before the next layout.
    package func markSafeArea() {
        viewFlags.insert(.needsSafeArea)
        setNeedsLayout()
    }

    /// The insets from the superview's insets and this view's frame.
    ///
    /// Each edge is the length by which the superview's inset overlaps the view, between zero and the whole inset.
    private var insetsFromSuperview: UIEdgeInsets {
        guard let superview else { return .zero }
        let parent = superview.safeAreaInsets
        guard parent != .zero else { return .zero }
        // The untransformed frame, relative to the visible part of the superview.
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

    /// Computes a marked safe area, and notifies the view and its controller if it has changed.
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

    /// The insets by the view's present frame, with those of the controller and its container; zero outside windows.
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

    /// Computes marked safe areas from the window down to this view, so that its value is valid before its layout.
    package func resolveSafeArea() {
        superview?.resolveSafeArea()
        updateSafeAreaIfMarked()
    }
}
