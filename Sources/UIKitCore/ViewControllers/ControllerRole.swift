/// The role of a controller for other controllers: a container with rules of its own, or a plain controller.
///
/// It wraps the container because classes of other targets override `UIViewController.role`, and an override must be open.
@_spi(Subclassing) public struct ControllerRole {
    let container: (any ControllerContainer)?

    /// The role of a controller without special rules for its children.
    static let plain = ControllerRole(nil)

    /// Makes the role of a container; nil for a plain controller.
    package init(_ container: (any ControllerContainer)?) { self.container = container }
}

extension UIViewController {
    /// The controller as a container; nil for any other.
    package var asContainer: (any ControllerContainer)? { role.container }
}
