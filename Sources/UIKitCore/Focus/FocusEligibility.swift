import CoreGraphics
import Foundation

/// Decides whether a view can have the focus in its window.
struct FocusEligibility {
    /// Parts of the width and height at which a view is looked for behind others.
    private static let probes: [(CGFloat, CGFloat)] = [
        (0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75),
    ]

    /// Whether a view is focusable, neither it nor a view around it is hidden or disabled, and no presentation covers it.
    static func canHold(_ view: UIView) -> Bool { view.canBecomeFocused && isOpenAround(view) && !isCovered(view) }

    /// Whether a presentation keeps keys and touches from a view.
    static func isCovered(_ view: UIView) -> Bool {
        var current = view
        while let parent = current.superview {
            for sibling in parent.storedSubviews.reversed() {
                if sibling === current { break }
                if let container = sibling as? PresentationContainerView, container.covers(view) { return true }
            }
            current = parent
        }
        return false
    }

    /// Whether neither a view nor one around it is hidden or switched off.
    static func isOpenAround(_ view: UIView) -> Bool {
        var ancestor: UIView? = view
        while let current = ancestor {
            guard isOpen(current) else { return false }
            ancestor = current.superview
        }
        return true
    }

    /// Whether the content of a view can be reached as far as the view itself is concerned.
    static func isOpen(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= UIView.touchableAlpha
    }

    /// Whether any part of a view shows in its window, or can be scrolled to, and no other view covers it all.
    static func isInSight(_ view: UIView, of window: UIWindow) -> Bool {
        var rect = view.bounds
        guard !rect.isEmpty else { return false }
        var isScrolledAway = false
        var current = view
        while let parent = current.superview {
            rect = current.convert(rect, to: parent)
            if let scrollView = parent as? UIScrollView, scrollView.isScrollEnabled {
                let seen = rect.intersection(scrollView.bounds)
                if seen.isEmpty { isScrolledAway = true }
                rect = seen.isEmpty ? scrollView.bounds : seen
            } else if parent.clipsToBounds || parent === window {
                rect = rect.intersection(parent.bounds)
            }
            if rect.isEmpty { return false }
            current = parent
        }
        if isScrolledAway { return !isCovered(view) }
        return probes.contains { part in
            let point = CGPoint(x: rect.minX + rect.width * part.0, y: rect.minY + rect.height * part.1)
            guard let hit = seen(at: point, in: window) else { return true }
            return hit.isDescendant(of: view) || view.isDescendant(of: hit)
        }
    }

    /// The front-most view at a point of a window, views that are transparent for the focus left out.
    private static func seen(at point: CGPoint, in window: UIWindow) -> UIView? {
        var hit = window.hitTest(point, with: nil)
        while let glass = hit?.nearest(where: \.isTransparentFocusItem) { hit = behind(glass, at: point, in: window) }
        return hit
    }

    /// The front-most view at a point behind another one, beside it or beside its superviews.
    private static func behind(_ view: UIView, at point: CGPoint, in window: UIWindow) -> UIView? {
        var current = view
        while let parent = current.superview {
            let place = parent.convert(point, from: window)
            for sibling in parent.storedSubviews.prefix(while: { $0 !== current }).reversed() {
                if let hit = sibling.hitTest(parent.convert(place, to: sibling), with: nil) { return hit }
            }
            if !parent.isTransparentFocusItem, parent.point(inside: place, with: nil) { return parent }
            current = parent
        }
        return nil
    }
}
