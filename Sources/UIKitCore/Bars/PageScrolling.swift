import CoreGraphics
import Foundation
import UIFoundation

/// Has the bar follow what scrolls on one page: a large title gives way, point by point, and comes back, and the bar knows
/// whether content has come below it.
final class PageScrolling: ScrollObserver {
    /// The room below the bar's row in which a large title stands.
    static let largeTitleHeight: CGFloat = 52

    private let item: UINavigationItem
    /// Whether the title is shown large.
    var isLarge = false
    private weak var scrollView: UIScrollView?
    private weak var page: UIView?
    private weak var child: UIViewController?
    /// The room above a large title, in points from the scroll view's top.
    private let base: () -> CGFloat
    /// Called when the title takes more or less room, or content comes below the bar or leaves it.
    private let onChange: (UIScrollView) -> Void
    private(set) var isAdjusting = false
    /// Whether it has followed anything yet, or that there is nothing.
    private var hasFollowed = false
    /// Whether the page has other content than before, by which the title has not gone yet.
    private var awaitsContent = false

    /// Follows nothing yet; the page shows the controller's view as long as both live.
    init(
        of child: UIViewController, on page: UIView, base: @escaping () -> CGFloat,
        onChange: @escaping (UIScrollView) -> Void
    ) {
        item = child.navigationItem
        (self.child, self.page, self.base, self.onChange) = (child, page, base, onChange)
    }

    let setsTopLimit = true

    /// Whether the title gives way to what scrolls: that begins at the page's top, where the layout may move it at any time, and
    /// always takes the safe area as inset.
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

    /// Follows what scrolls in the page from now on.
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

    /// The title goes by other content than before: it is whole above content that stands at its beginning, and as far away as
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

    /// Notes how far content has come below the bar.
    private func noteContent(of scrollView: UIScrollView) {
        let below = scrollView.contentOffset.y - closedOffset(of: scrollView)
        let reachesBar = scrollView.safeAreaInsets.top > 0
        item.contentBelow = reachesBar ? min(max(0, below), BarBackground.fadeDistance) : 0
    }

    /// Has content that was laid out go to where it was at the last launch.
    func showRestoredPosition() { scrollView?.applyRestoredPosition() }

    /// The offset at which content stands just below the row, in points.
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
        // Content that cannot come up to the bar leaves the title where it is.
        return scrollView.limits.y.upperBound >= closed && offset - open >= height / 2 ? closed : open
    }
}
