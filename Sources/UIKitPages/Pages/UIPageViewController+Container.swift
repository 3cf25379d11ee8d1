package import UIKitCore

extension UIPageViewController: ControllerContainer {
    package var visibleChildren: [UIViewController] { shownControllers.first.map { [$0] } ?? [] }

    package var frontChildren: [UIViewController] { shownControllers }

    package func childWillLeave(_ child: UIViewController) { stage.forget(child) }
}
