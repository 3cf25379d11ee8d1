public import UIFoundation

/// Is notified of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
    /// The scene has another size, another orientation or other traits; the values are those before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
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
}
