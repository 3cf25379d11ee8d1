import UIKitCore

/// The app's request to show pages.
struct PageRequest {
    let pages: [UIViewController]
    /// Seen on the back of the page that is turned.
    let back: UIViewController?
    let direction: UIPageViewController.NavigationDirection
    let animated: Bool
    let completion: ((Bool) -> Void)?
}
