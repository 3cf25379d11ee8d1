import CoreGraphics
import Foundation

extension UIView {
    /// The margin around a view that is scrolled to, beyond its ring, in points.
    private static let focusMargin: CGFloat = 8

    /// Scrolls all scroll views around until the view is visible.
    func scrollIntoView() {
        let margin = FocusRing.reach + Self.focusMargin
        var rect = bounds.insetBy(dx: -margin, dy: -margin)
        var view = self
        while let parent = view.superview {
            rect = view.convert(rect, to: parent)
            if let scrollView = parent as? UIScrollView, scrollView.isScrollEnabled {
                // A scroll view that moves already counts at its target, or fast Tabs would leave it halfway.
                let start = scrollView.motion?.destination ?? scrollView.contentOffset
                let list = scrollView as? any FocusList
                let isItem = list != nil && (self as? any FocusListItem)?.focusList === list
                let target =
                    isItem
                    ? list?.contentOffset(showing: self, from: start) ?? start
                    : scrollView.target(toShow: rect, from: start)
                if target != start { scrollView.setContentOffset(target, animated: true) }
                // Views further out find it where it will be.
                rect = rect.offsetBy(
                    dx: scrollView.contentOffset.x - target.x, dy: scrollView.contentOffset.y - target.y
                ).intersection(scrollView.bounds)
                if rect.isNull { return }
            }
            view = parent
        }
    }
}
