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
        let reach = scrollView.map { $0.contentSize.height + $0.adjustedContentInset.bottom - $0.bounds.maxY } ?? 0
        let below = reach > Self.tolerance ? min(reach, BarBackground.fadeDistance) : 0
        guard below != contentBelow else { return }
        contentBelow = below
        onChange()
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
        default: inner = nil
        }
        // While pages change, the view of a container has more than what it will show.
        return inner.map { $0.scrollView(at: edge) } ?? viewIfLoaded?.firstScrollView
    }

    /// Names what scrolls below the bars at edges; only above and below there are any.
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { topContentScrollView = scrollView }
        if edge.contains(.bottom) { bottomContentScrollView = scrollView }
        var container = parent
        while let current = container {
            current.viewIfLoaded?.setNeedsLayout()
            container = current.parent
        }
    }

    /// What was named for one of the edges.
    func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? topContentScrollView : edge.contains(.bottom) ? bottomContentScrollView : nil
    }
}
