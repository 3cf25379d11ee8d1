public import UIFoundation

/// Is notified of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
    /// The scene has another size, another orientation or other traits; the values are those before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// A shortcut was used while the app runs; the completion handler is to be called with whether it was done.
    ///
    /// Status: partial – each use of a shortcut launches the app anew, whose scene has it among its connection options; an app
    /// that runs is not told.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The window that the delegate keeps, optional once more because a delegate need not have the property.
    ///
    /// Writing nil and writing an optional without a value are the same.
    public var window: UIWindow?? {
        get { .some(keptWindow) }
        set { keptWindow = newValue ?? nil }
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
