import UIKit

/// The questions and reports of containers of controllers, by Apple's names and types.
enum ClientControllerDelegates {
    @MainActor static func name(_ object: any UINavigationControllerDelegate) {
        let _:
            @MainActor (UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) ->
                (any UIViewControllerAnimatedTransitioning)? = object.navigationController(
                    _:animationControllerFor:from:to:)
        let _: @MainActor (UINavigationController, UIViewController, Bool) -> Void = object.navigationController(
            _:didShow:animated:)
        let _:
            @MainActor (UINavigationController, any UIViewControllerAnimatedTransitioning) -> (
                any UIViewControllerInteractiveTransitioning
            )? = object.navigationController(_:interactionControllerFor:)
        let _: @MainActor (UINavigationController, UIViewController, Bool) -> Void = object.navigationController(
            _:willShow:animated:)
        let _: @MainActor (UINavigationController) -> UIInterfaceOrientation = object
            .navigationControllerPreferredInterfaceOrientationForPresentation(_:)
        let _: @MainActor (UINavigationController) -> UIInterfaceOrientationMask = object
            .navigationControllerSupportedInterfaceOrientations(_:)
    }

    @MainActor static func name(_ object: any UITabBarControllerDelegate) {
        let _:
            @MainActor (UITabBarController, UIViewController, UIViewController) -> (
                any UIViewControllerAnimatedTransitioning
            )? = object.tabBarController(_:animationControllerForTransitionFrom:to:)
        let _: @MainActor (UITabBarController, [UIViewController], Bool) -> Void = object.tabBarController(
            _:didEndCustomizing:changed:)
        let _: @MainActor (UITabBarController, UIViewController) -> Void = object.tabBarController(_:didSelect:)
        let _:
            @MainActor (UITabBarController, any UIViewControllerAnimatedTransitioning) -> (
                any UIViewControllerInteractiveTransitioning
            )? = object.tabBarController(_:interactionControllerFor:)
        let _: @MainActor (UITabBarController, UIViewController) -> Bool = object.tabBarController(_:shouldSelect:)
        let _: @MainActor (UITabBarController, [UIViewController]) -> Void = object.tabBarController(
            _:willBeginCustomizing:)
        let _: @MainActor (UITabBarController, [UIViewController], Bool) -> Void = object.tabBarController(
            _:willEndCustomizing:changed:)
        let _: @MainActor (UITabBarController) -> UIInterfaceOrientation = object
            .tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
        let _: @MainActor (UITabBarController) -> UIInterfaceOrientationMask = object
            .tabBarControllerSupportedInterfaceOrientations(_:)
    }

    @MainActor static func name(_ object: any UISplitViewControllerDelegate) {
        let _: @MainActor (UISplitViewController) -> UIViewController? = object.primaryViewController(forCollapsing:)
        let _: @MainActor (UISplitViewController) -> UIViewController? = object.primaryViewController(forExpanding:)
        let _: @MainActor (UISplitViewController, UIViewController, UIViewController) -> Bool = object
            .splitViewController(_:collapseSecondary:onto:)
        let _: @MainActor (UISplitViewController, UIViewController) -> UIViewController? = object.splitViewController(
            _:separateSecondaryFrom:)
        let _: @MainActor (UISplitViewController, UIViewController, Any?) -> Bool = object.splitViewController(
            _:show:sender:)
        let _: @MainActor (UISplitViewController, UIViewController, Any?) -> Bool = object.splitViewController(
            _:showDetail:sender:)
        let _:
            @MainActor (UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode =
                object.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
        let _: @MainActor (UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column = object
            .splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        let _: @MainActor (UISplitViewController, UISplitViewController.DisplayMode) -> Void = object
            .splitViewController(_:willChangeTo:)
        let _: @MainActor (UISplitViewController, UISplitViewController.Column) -> Void = object.splitViewController(
            _:willHide:)
        let _: @MainActor (UISplitViewController, UISplitViewController.Column) -> Void = object.splitViewController(
            _:willShow:)
        let _: @MainActor (UISplitViewController) -> Void = object.splitViewControllerDidCollapse(_:)
        let _: @MainActor (UISplitViewController) -> Void = object.splitViewControllerDidExpand(_:)
        let _: @MainActor (UISplitViewController) -> Void = object
            .splitViewControllerInteractivePresentationGestureDidEnd(_:)
        let _: @MainActor (UISplitViewController) -> Void = object
            .splitViewControllerInteractivePresentationGestureWillBegin(_:)
        let _: @MainActor (UISplitViewController) -> UIInterfaceOrientation = object
            .splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
        let _: @MainActor (UISplitViewController) -> UIInterfaceOrientationMask = object
            .splitViewControllerSupportedInterfaceOrientations(_:)
        let _: @MainActor (UISplitViewController) -> UISplitViewController.DisplayMode = object
            .targetDisplayModeForAction(in:)
    }

    @MainActor static func name(_ object: any UIPageViewControllerDataSource) {
        let _: @MainActor (UIPageViewController, UIViewController) -> UIViewController? = object.pageViewController(
            _:viewControllerAfter:)
        let _: @MainActor (UIPageViewController, UIViewController) -> UIViewController? = object.pageViewController(
            _:viewControllerBefore:)
        let _: @MainActor (UIPageViewController) -> Int = object.presentationCount(for:)
        let _: @MainActor (UIPageViewController) -> Int = object.presentationIndex(for:)
    }

    @MainActor static func name(_ object: any UIPageViewControllerDelegate) {
        let _: @MainActor (UIPageViewController, Bool, [UIViewController], Bool) -> Void = object.pageViewController(
            _:didFinishAnimating:previousViewControllers:transitionCompleted:)
        let _: @MainActor (UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation = object
            .pageViewController(_:spineLocationFor:)
        let _: @MainActor (UIPageViewController, [UIViewController]) -> Void = object.pageViewController(
            _:willTransitionTo:)
        let _: @MainActor (UIPageViewController) -> UIInterfaceOrientation = object
            .pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
        let _: @MainActor (UIPageViewController) -> UIInterfaceOrientationMask = object
            .pageViewControllerSupportedInterfaceOrientations(_:)
    }
}

private final class OwnNavigationControllerDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { fatalError() }
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    { fatalError() }
}

private final class OwnTabBarControllerDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    { fatalError() }
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    { fatalError() }
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { fatalError() }
}

private final class OwnSplitViewControllerDelegate: NSObject, UISplitViewControllerDelegate {
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        fatalError()
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        fatalError()
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { fatalError() }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { fatalError() }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    { fatalError() }
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { fatalError() }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { fatalError() }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { fatalError() }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {}
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientation
    { fatalError() }
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    { fatalError() }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { fatalError() }
}

private final class OwnPageViewControllerDataSource: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { fatalError() }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { fatalError() }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { fatalError() }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { fatalError() }
}

private final class OwnPageViewControllerDelegate: NSObject, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { fatalError() }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
    { fatalError() }
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    { fatalError() }
}
