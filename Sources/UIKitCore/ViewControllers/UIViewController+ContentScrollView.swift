import CoreGraphics
import Foundation
import UIFoundation

extension UIViewController {
    /// The scroll view that bars at an edge follow: the one that the shown controller named, else the first in its view.
    func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        // During a transition a container's view contains the views of both children.
        let content = asContainer?.visibleChildren ?? []
        return content.last.map { $0.scrollView(at: edge) } ?? viewIfLoaded?.firstScrollView
    }

    /// The scroll views that bars at the bottom follow; several when columns are side by side.
    var scrollViewsAtBottom: [UIScrollView] {
        if let named = contentScrollView(for: .bottom) { return [named] }
        let content = asContainer?.visibleChildren ?? []
        if !content.isEmpty { return content.flatMap(\.scrollViewsAtBottom) }
        return (viewIfLoaded?.firstScrollView).map { [$0] } ?? []
    }

    /// Names the scroll view that bars at edges follow; only the top and the bottom edge have bars.
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { topContentScrollView = scrollView }
        if edge.contains(.bottom) { bottomContentScrollView = scrollView }
        contentScrollViewsDidChange()
    }

    /// Lays out the outer containers again, because their bars may follow another scroll view now.
    package func contentScrollViewsDidChange() {
        var container = parent
        while let current = container {
            // During a transition the container updates the bars itself, so that they animate with the pages.
            if current.asContainer?.isChangingPages != true { current.viewIfLoaded?.setNeedsLayout() }
            container = current.parent
        }
    }

    /// Makes the bar of the outer stack follow this container's present content; in an animation block it animates.
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
