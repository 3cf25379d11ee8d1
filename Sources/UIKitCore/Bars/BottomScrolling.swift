import CoreGraphics
import Foundation
import UIFoundation

/// Measures the content below a bar at the bottom, and reports when it changes.
final class BottomScrolling: ScrollObserver {
    private var watched: [Watched] = []
    private let onChange: () -> Void
    /// The height of the content below the bar, in points, as far as the bar's background shows it.
    private(set) var contentBelow: CGFloat = 0

    /// Whether none does: content has been scrolled to its end, or no view scrolls.
    var isAtEdge: Bool { contentBelow <= 0 }

    init(onChange: @escaping () -> Void) { self.onChange = onChange }

    /// Follows the scroll view of a controller from now on.
    func follow(_ controller: UIViewController?) {
        let found = controller?.scrollViewsAtBottom ?? []
        if !found.elementsEqual(watched, by: { $0 === $1.scrollView }) {
            for former in watched { former.scrollView?.observers.remove(self) }
            watched = found.map { Watched(scrollView: $0) }
            for scrollView in found { scrollView.observers.add(self) }
        }
        update()
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) { update() }

    func scrollViewDidResize(_ scrollView: UIScrollView) { update() }

    private func update() {
        var reach: CGFloat = 0
        for entry in watched { reach = max(reach, entry.scrollView.map(self.reach) ?? 0) }
        let below = reach > Self.tolerance ? min(reach, BarBackground.fadeDistance) : 0
        guard below != contentBelow else { return }
        contentBelow = below
        onChange()
    }

    /// The height of a scroll view's content below its lower edge, in points, for scroll views that reach below the bars.
    private func reach(of scrollView: UIScrollView) -> CGFloat {
        guard scrollView.safeAreaInsets.bottom > 0 else { return 0 }
        return scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.maxY
    }

    /// In points: less than this of the content does not count.
    private static let tolerance: CGFloat = 0.5

    /// A scroll view whose content reaches below the bar, or is beside other content that does.
    private struct Watched {
        weak var scrollView: UIScrollView?
    }
}
