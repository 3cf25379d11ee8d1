import CoreGraphics
import Foundation
import UIFoundation

extension UIViewController {
    /// The scroll view below bars at an edge: the one that the shown controller named, else the first in its view.
    func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        // While pages change, the view of a container has more than what it will show.
        let content = asContainer?.visibleChildren ?? []
        return content.last.map { $0.scrollView(at: edge) } ?? viewIfLoaded?.firstScrollView
    }

    /// Everything that scrolls below bars at the bottom: of columns side by side each has its own.
    var scrollViewsAtBottom: [UIScrollView] {
        if let named = contentScrollView(for: .bottom) { return [named] }
        let content = asContainer?.visibleChildren ?? []
        if !content.isEmpty { return content.flatMap(\.scrollViewsAtBottom) }
        return (viewIfLoaded?.firstScrollView).map { [$0] } ?? []
    }

    /// Names what scrolls below the bars at edges; only above and below there are any.
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { topContentScrollView = scrollView }
        if edge.contains(.bottom) { bottomContentScrollView = scrollView }
        contentScrollViewsDidChange()
    }

    /// Has the containers around lay out anew, since what their bars follow may be another scroll view.
    package func contentScrollViewsDidChange() {
        var container = parent
        while let current = container {
            // What a change of pages brings in is followed by that change, and its bar comes to its place along with the pages.
            if current.asContainer?.isChangingPages != true { current.viewIfLoaded?.setNeedsLayout() }
            container = current.parent
        }
    }

    /// Has the bar of the stack around follow the content that this container shows by now; in an animation block it moves along.
    package func followContentAround() {
        contentScrollViewsDidChange()
        guard let navigation = navigationController, navigation.viewIfLoaded?.window != nil,
            navigation.stage.isIdle
        else { return }
        navigation.view.layoutIfNeeded()
    }

    /// The scroll view that was named for one of the edges.
    func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? topContentScrollView : edge.contains(.bottom) ? bottomContentScrollView : nil
    }
}
