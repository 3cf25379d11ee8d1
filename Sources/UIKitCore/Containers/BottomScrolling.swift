import CoreGraphics
import Foundation

/// Knows for a bar at the bottom how much content lies below it, and tells when that changes.
final class BottomScrolling {
    private weak var scrollView: UIScrollView?
    private let onChange: () -> Void
    /// How far content reaches below the bar, in points, as far as that can be seen from the bar's ground.
    private(set) var contentBelow: CGFloat = 0

    /// Whether none does: content has been scrolled to its end, or there is nothing that scrolls.
    var isAtEdge: Bool { contentBelow <= 0 }

    init(onChange: @escaping () -> Void) { self.onChange = onChange }

    /// Follows what scrolls in a controller from now on.
    func follow(_ controller: UIViewController?) {
        let found = controller?.scrollView(at: .bottom)
        if found !== scrollView {
            scrollView?.bottomWatchers.removeAll { $0.watcher === self || $0.watcher == nil }
            scrollView = found
            found?.bottomWatchers.append(.init(watcher: self))
        }
        update()
    }

    /// The content has moved, or is larger or smaller than before.
    func update() {
        let reach = scrollView.map(reach) ?? 0
        let below = reach > Self.tolerance ? min(reach, BarBackground.fadeDistance) : 0
        guard below != contentBelow else { return }
        contentBelow = below
        onChange()
    }

    /// How far the content of a scroll view that reaches below the bars goes on there, in points.
    private func reach(of scrollView: UIScrollView) -> CGFloat {
        guard scrollView.safeAreaInsets.bottom > 0 else { return 0 }
        return scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.maxY
    }

    /// In points: less than this of the content does not count.
    private static let tolerance: CGFloat = 0.5

    /// A place in the list of those that watch a scroll view.
    struct Entry {
        weak var watcher: BottomScrolling?
    }
}

extension UIViewController {
    /// What scrolls below bars at an edge: what the controller shown named, else the first scroll view in its view.
    func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        let inner: UIViewController?
        switch self {
        case let navigation as UINavigationController: inner = navigation.stage.page?.child
        case let tabs as UITabBarController: inner = tabs.selectedRoot
        case let split as UISplitViewController: inner = split.stage.shown.last?.child
        case let pages as UIPageViewController: inner = pages.viewControllers?.first
        default: inner = nil
        }
        // While pages change, the view of a container has more than what it will show.
        return inner.map { $0.scrollView(at: edge) } ?? viewIfLoaded?.firstScrollView
    }

    /// Names what scrolls below the bars at edges; only above and below there are any.
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { topContentScrollView = scrollView }
        if edge.contains(.bottom) { bottomContentScrollView = scrollView }
        markContainersForLayout()
    }

    /// Has the containers around lay out anew, since what their bars follow may be another scroll view.
    func markContainersForLayout() {
        var container = parent
        while let current = container {
            // What a change of pages brings in is followed by that change, and its bar comes to its place along with the pages.
            let isChanging = (current as? UINavigationController)?.stage.isChanging == true
            if !isChanging { current.viewIfLoaded?.setNeedsLayout() }
            container = current.parent
        }
    }

    /// What was named for one of the edges.
    func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? topContentScrollView : edge.contains(.bottom) ? bottomContentScrollView : nil
    }
}
