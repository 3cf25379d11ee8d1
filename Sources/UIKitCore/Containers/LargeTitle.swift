import CoreGraphics
import Foundation

/// Lets the large title of one page give way, point by point, to what scrolls below it, and come back.
final class LargeTitle: ScrollFollower {
    /// The room below the bar's row in which the title stands.
    static let height: CGFloat = 52

    private let item: UINavigationItem
    private weak var scrollView: UIScrollView?
    /// The room above the title, in points from the scroll view's top.
    private let base: () -> CGFloat
    /// Called when the title takes more or less room.
    private let onChange: (UIScrollView) -> Void
    private(set) var isAdjusting = false

    init(of item: UINavigationItem, base: @escaping () -> CGFloat, onChange: @escaping (UIScrollView) -> Void) {
        (self.item, self.base, self.onChange) = (item, base, onChange)
    }

    /// The room that the page's content leaves to the title.
    var inset: CGFloat { min(item.largeTitleExtent, Self.height) }

    /// Follows the first scroll view of a page, when that reaches up below the bar and always takes the safe area as inset.
    func follow(scrollViewIn page: UIView) {
        if let scrollView, scrollView.isDescendant(of: page), scrollView.follower === self { return }
        scrollView = page.firstScrollView.flatMap { found in
            let top = found.superview.map { page.convert(found.frame.origin, from: $0).y } ?? 0
            let takesInset = [.automatic, .always].contains(found.contentInsetAdjustmentBehavior)
            return takesInset && top <= 0 ? found : nil
        }
        scrollView?.follower = self
    }

    /// The offset at which content stands just below the row, in points.
    private func closedOffset(of scrollView: UIScrollView) -> CGFloat {
        -(base() + scrollView.contentInset.top + scrollView.refreshAddition)
    }

    func topLimit(of scrollView: UIScrollView) -> CGFloat { closedOffset(of: scrollView) - Self.height }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard !isAdjusting, scrollView.window != nil else { return }
        let extent = max(0, closedOffset(of: scrollView) - scrollView.contentOffset.y)
        guard extent != item.largeTitleExtent else { return }
        let isInsetTheSame = inset == min(extent, Self.height)
        item.largeTitleExtent = extent
        isAdjusting = !isInsetTheSame
        onChange(scrollView)
        isAdjusting = false
    }

    func restingPlace(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        let closed = closedOffset(of: scrollView)
        let open = closed - Self.height
        guard offset > open, offset < closed else { return offset }
        // Content that cannot come up to the bar leaves the title where it is.
        return scrollView.limits.y.upperBound >= closed && offset - open >= Self.height / 2 ? closed : open
    }
}
