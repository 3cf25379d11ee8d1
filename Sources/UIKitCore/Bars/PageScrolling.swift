import CoreGraphics
import Foundation
import UIFoundation

/// Has the bar follow a page's scroll view: a large title shrinks and grows point by point, and the bar knows the content
/// below it.
final class PageScrolling: ScrollObserver {
    /// The height of a large title below the bar's row.
    static let largeTitleHeight: CGFloat = 52

    private let item: UINavigationItem
    /// Whether the title is shown large.
    var isLarge = false
    private weak var scrollView: UIScrollView?
    private weak var page: UIView?
    private weak var child: UIViewController?
    /// The room above a large title, in points from the scroll view's top.
    private let base: () -> CGFloat
    /// Called when the height of the title changes, or the height of the content below the bar.
    private let onChange: (UIScrollView) -> Void
    private(set) var isAdjusting = false
    /// Whether it has followed a scroll view yet, or has found that there is none.
    private var hasFollowed = false
    /// Whether the page has new content that has not set the title's height yet.
    private var awaitsContent = false

    /// Follows no scroll view yet; the page shows the controller's view as long as both live.
    init(
        of child: UIViewController, on page: UIView, base: @escaping () -> CGFloat,
        onChange: @escaping (UIScrollView) -> Void
    ) {
        item = child.navigationItem
        (self.child, self.page, self.base, self.onChange) = (child, page, base, onChange)
    }

    let setsTopLimit = true

    /// Whether the title shrinks as the scroll view scrolls. The scroll view then begins at the page's top, where the layout
    /// may move it at any time, and always takes the safe area as inset.
    private var carriesTitle: Bool {
        guard let page, let scrollView, [.automatic, .always].contains(scrollView.contentInsetAdjustmentBehavior) else {
            return false
        }
        return scrollView.superview.map { page.convert(scrollView.frame.origin, from: $0).y <= 0 } ?? true
    }

    /// The room that the large title takes now; more than its height while it is pulled down.
    var extent: CGFloat { isLarge ? item.largeTitleExtent : 0 }

    /// The room that the page's content leaves to the large title.
    var inset: CGFloat { min(extent, height) }

    private var height: CGFloat { isLarge ? Self.largeTitleHeight : 0 }

    /// Follows the scroll view in the page from now on.
    func follow() {
        guard let child else { return }
        let found = child.scrollView(at: .top)
        if found !== scrollView || found?.observers.contains(self) != true {
            scrollView?.observers.remove(self)
            if hasFollowed, found !== scrollView { awaitsContent = true }
            scrollView = found
            found?.observers.add(self)
        }
        hasFollowed = true
        guard let found else { return followNothing() }
        // Before it knows its inset, content is not where it will be.
        guard found.isInWindow, !found.viewFlags.contains(.needsSafeArea) else { return }
        noteContent(of: found)
        if awaitsContent { adopt(found) }
    }

    private func followNothing() {
        item.contentBelow = 0
        if awaitsContent { item.largeTitleExtent = Self.largeTitleHeight }
        awaitsContent = false
    }

    /// Sets the title's height for new content: it is whole above content at its beginning, and shrinks by the distance that
    /// other content has been scrolled.
    private func adopt(_ scrollView: UIScrollView) {
        awaitsContent = false
        guard isLarge else { return }
        let former = extent
        let isScrolled = carriesTitle && scrollView.contentOffset.y > 0.5 - scrollView.adjustedContentInset.top
        item.largeTitleExtent =
            isScrolled ? max(0, closedOffset(of: scrollView) - scrollView.contentOffset.y) : Self.largeTitleHeight
        if former != extent { onChange(scrollView) }
    }

    /// Records the height of the content below the bar.
    private func noteContent(of scrollView: UIScrollView) {
        let below = scrollView.contentOffset.y - closedOffset(of: scrollView)
        let reachesBar = scrollView.safeAreaInsets.top > 0
        item.contentBelow = reachesBar ? min(max(0, below), BarBackground.fadeDistance) : 0
    }

    /// Scrolls content that was laid out to its offset from the last launch.
    func showRestoredPosition() { scrollView?.applyRestoredPosition() }

    /// The offset at which content begins just below the row, in points.
    private func closedOffset(of scrollView: UIScrollView) -> CGFloat {
        carriesTitle
            ? -(base() + scrollView.contentInset.top + scrollView.refreshAddition)
            : -scrollView.adjustedContentInset.top
    }

    func topLimit(of scrollView: UIScrollView) -> CGFloat {
        closedOffset(of: scrollView) - (carriesTitle ? height : 0)
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard !isAdjusting, scrollView.window != nil else { return }
        let former = (extent: extent, inset: inset, contentBelow: item.contentBelow)
        noteContent(of: scrollView)
        if isLarge, carriesTitle {
            item.largeTitleExtent = max(0, closedOffset(of: scrollView) - scrollView.contentOffset.y)
        }
        guard former.extent != extent || former.contentBelow != item.contentBelow else { return }
        isAdjusting = former.inset != inset
        onChange(scrollView)
        isAdjusting = false
    }

    /// The bars around may have to follow another one from now on.
    func scrollViewDidChangeWindow(_ scrollView: UIScrollView) { child?.contentScrollViewsDidChange() }

    func restingOffset(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        guard carriesTitle else { return offset }
        let closed = closedOffset(of: scrollView)
        let open = closed - height
        guard offset > open, offset < closed else { return offset }
        // Content that cannot scroll up to the bar does not shrink the title.
        return scrollView.limits.y.upperBound >= closed && offset - open >= height / 2 ? closed : open
    }
}
