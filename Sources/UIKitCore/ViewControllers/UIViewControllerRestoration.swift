public import Foundation

/// A class that makes controllers when an app's state is restored: see `UIViewController.restorationClass`.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    /// Makes the controller with a path, or gives one that exists; nil to do without it.
    ///
    /// `coder` holds what the controller encoded; it reads that itself later, in `decodeRestorableState(with:)`.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
