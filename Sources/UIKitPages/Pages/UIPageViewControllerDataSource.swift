public import UIKitCore

/// Supplies the pages on both sides of a page, as the user moves near them.
///
/// A page indicator is shown for pages that scroll sideways when both methods for it are implemented.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another one; nil when that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another one; nil when that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots of the page indicator; optional. Asked when pages are set by code, and not when the user turns them.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the dot for the page that is shown; optional. Asked along with the count; the user's turns move the dot
    /// from there.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
