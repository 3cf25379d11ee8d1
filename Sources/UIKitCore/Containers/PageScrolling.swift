import CoreGraphics
import Foundation

/// Has the bar follow what scrolls on one page: a large title gives way, point by point, and comes back, and the bar knows whether
/// content has come below it.
final class PageScrolling: ScrollFollower {
    /// The room below the bar's row in which a large title stands.
    static let largeTitleHeight: CGFloat = 52

    private let item: UINavigationItem
    /// Whether the title is shown large.
    var isLarge = false
    private weak var scrollView: UIScrollView?
    /// The room above a large title, in points from the scroll view's top.
    private let base: () -> CGFloat
    /// Called when the title takes more or less room, or content comes below the bar or leaves it.
    private let onChange: (UIScrollView) -> Void
    private(set) var isAdjusting = false

    init(of item: UINavigationItem, base: @escaping () -> CGFloat, onChange: @escaping (UIScrollView) -> Void) {
        (self.item, self.base, self.onChange) = (item, base, onChange)
    }

    /// The room that the large title takes now; more than its height while it is pulled down.
    var extent: CGFloat { isLarge ? item.largeTitleExtent : 0 }

    /// The room that the page's content leaves to the large title.
    var inset: CGFloat { min(extent, height) }

    private var height: CGFloat { isLarge ? Self.largeTitleHeight : 0 }

    /// Follows the first scroll view of a page, when that reaches up below the bar and always takes the safe area as inset.
    func follow(scrollViewIn page: NavigationPage) {
        let named = page.child.contentScrollView(for: .top)
        if let scrollView, scrollView.isDescendant(of: page), scrollView.follower === self,
            named == nil || named === scrollView
        {
            return
        }
        if scrollView?.follower === self { scrollView?.follower = nil }
        scrollView = page.child.scrollView(at: .top).flatMap { found in
            let top = found.superview.map { page.convert(found.frame.origin, from: $0).y } ?? 0
            let takesInset = [.automatic, .always].contains(found.contentInsetAdjustmentBehavior)
            return takesInset && top <= 0 ? found : nil
        }
        scrollView?.follower = self
        if scrollView == nil { item.contentBelow = 0 }
    }

    /// Has content that was laid out go to where it was at the last launch.
    func showRestoredPlace() { scrollView?.takeRestoredPlace() }

    /// The offset at which content stands just below the row, in points.
    private func closedOffset(of scrollView: UIScrollView) -> CGFloat {
        -(base() + scrollView.contentInset.top + scrollView.refreshAddition)
    }

    func topLimit(of scrollView: UIScrollView) -> CGFloat { closedOffset(of: scrollView) - height }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard !isAdjusting, scrollView.window != nil else { return }
        let way = closedOffset(of: scrollView) - scrollView.contentOffset.y
        let former = (extent: extent, inset: inset, contentBelow: item.contentBelow)
        item.contentBelow = min(max(0, -way), BarBackground.fadeDistance)
        if isLarge { item.largeTitleExtent = max(0, way) }
        guard former.extent != extent || former.contentBelow != item.contentBelow else { return }
        isAdjusting = former.inset != inset
        onChange(scrollView)
        isAdjusting = false
    }

    func restingPlace(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        let closed = closedOffset(of: scrollView)
        let open = closed - height
        guard offset > open, offset < closed else { return offset }
        // Content that cannot come up to the bar leaves the title where it is.
        return scrollView.limits.y.upperBound >= closed && offset - open >= height / 2 ? closed : open
    }
}
