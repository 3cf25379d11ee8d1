import CoreGraphics
import Foundation
import UIFoundation

/// Scrolls to the top on a tap on the status bar, if exactly one scroll view allows it.
struct StatusBarTap {
    /// The only visible scroll view with `scrollsToTop`, if it is not at its top already.
    let target: UIScrollView?

    /// Finds the scroll view in windows.
    init(in windows: [UIWindow]) {
        var found: [UIScrollView] = []
        for window in windows where !window.isHidden { Self.collect(in: window, into: &found) }
        target = found.count == 1 && found[0].contentOffset.y > -found[0].adjustedContentInset.top ? found[0] : nil
    }

    private static func collect(in view: UIView, into found: inout [UIScrollView]) {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= UIView.touchableAlpha else { return }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.showsInWindow {
            found.append(scrollView)
        }
        for subview in view.subviews { collect(in: subview, into: &found) }
    }
}

extension UIView {
    /// Whether a part of the view is visible in its window.
    fileprivate var showsInWindow: Bool {
        guard let window else { return false }
        return convert(bounds, to: nil).intersects(window.bounds)
    }
}
