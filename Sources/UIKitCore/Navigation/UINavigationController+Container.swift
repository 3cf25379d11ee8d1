import CoreGraphics
import Foundation

extension UINavigationController: ControllerStack {
    package var visibleChildren: [UIViewController] { stage.page.map { [$0.child] } ?? [] }

    package var frontChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    package var isChangingPages: Bool { stage.isChanging }

    package var isCallingOut: Bool { stage.runner.isCallingOut }

    package var hidesBarAround: Bool { stage.hidesBottomBar }

    package var controllerStack: (any ControllerStack)? { self }

    package func goToRoot(animated: Bool) -> [UIViewController]? { popToRootViewController(animated: animated) }

    package func performsShowing(_ action: Selector) -> Bool { action == .show }

    package func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool {
        show(controller, sender: sender)
        return true
    }

    /// The topmost controller is asked first.
    package var childrenForUnwinding: [UIViewController] { stack.reversed() }

    package func goBack(to child: UIViewController, animated: Bool) {
        guard stack.holds(child) else { return }
        popToViewController(child, animated: animated)
    }

    package var containedPages: ContainedPages? {
        let isAtRest = stage.isIdle
        return ContainedPages(
            pages: viewControllers, guests: isAtRest ? children.filter(keepsChild) : children,
            shown: topViewController, isAtRest: isAtRest)
    }
}

extension UINavigationController: NavigationBarOwner {}
