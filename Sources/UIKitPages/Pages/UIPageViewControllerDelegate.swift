public import UIKitCore

/// Notified of turns by the user; decides about spine and orientations; every method is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// The user begins to turn to other pages; not called for turns by code.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    )
    /// A turn by the user is over.
    ///
    /// - Parameter finished: whether the animation ran to its end, and was not cut short.
    /// - Parameter completed: whether the other pages are shown now; false when the turn was cancelled.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    )
    /// The spine location of pages that curl once the interface has turned; the present one unless implemented.
    ///
    /// For another number of pages call `setViewControllers(_:direction:animated:completion:)` in it; they are shown at once.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// The orientations that the page view controller supports; by default those of the page that is shown.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// The orientation to be presented in; by default one of the supported ones.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { pageViewController.ownSupportedOrientations }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { pageViewController.ownPreferredOrientation }
}
