public import UIFoundation

/// Is notified of the life cycle of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
    /// The scene's size, orientation or traits have changed; the arguments are the former values.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// A shortcut was used while the app runs; the completion handler must be called with whether it was performed.
    ///
    /// Status: partial – each use of a shortcut launches the app anew, whose scene has it among its connection options; an app
    /// that is already running is not notified.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The delegate's window, doubly optional because a delegate need not implement the property.
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
