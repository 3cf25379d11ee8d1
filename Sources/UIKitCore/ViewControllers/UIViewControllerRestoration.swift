public import Foundation

/// A class that makes controllers when an app's state is restored; see `UIViewController.restorationClass`.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    /// Makes the controller with a path, or returns an existing one; nil to restore without it.
    ///
    /// `coder` holds the values that the controller encoded; the controller reads them later, in `decodeRestorableState(with:)`.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
