/// A container of controllers that lie over each other, as another container uses it.
package protocol ControllerStack: ControllerContainer {
    /// The controllers, the lowest first.
    var stack: [UIViewController] { get }
    /// The bar above them.
    var navigationBar: UINavigationBar { get }
    /// Makes others the ones in force as a container around asks for it, without a subclass's being asked.
    func commit(_ stack: [UIViewController], animated: Bool)
    /// Replaces the controllers.
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
}

extension UIViewController {
    /// The controller as a stack of others; nil when it is none.
    package var asStack: (any ControllerStack)? { asContainer?.controllerStack }
}
