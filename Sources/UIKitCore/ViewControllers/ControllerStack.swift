/// A container with a stack of controllers, as other containers use it.
package protocol ControllerStack: ControllerContainer {
    /// The controllers, the lowest first.
    var stack: [UIViewController] { get }
    /// The bar above them.
    var navigationBar: UINavigationBar { get }
    /// Sets the stack on behalf of an outer container, without calling methods that a subclass may override.
    func commit(_ stack: [UIViewController], animated: Bool)
    /// Replaces the controllers.
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
}

extension UIViewController {
    /// The controller as a stack; nil when it is none.
    package var asStack: (any ControllerStack)? { asContainer?.controllerStack }
}
