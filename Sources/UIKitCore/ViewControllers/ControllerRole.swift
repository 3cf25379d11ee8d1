/// The part that a controller plays for those around it: a container that answers for itself, or a controller like any other.
///
/// It wraps the container because classes of other targets override `UIViewController.role`, and what they override is open.
@_spi(Subclassing) public struct ControllerRole {
    let container: (any ControllerContainer)?

    /// A controller that answers nothing about its children.
    static let plain = ControllerRole(nil)

    /// Makes the role of a container; nil for a plain controller.
    package init(_ container: (any ControllerContainer)?) { self.container = container }
}

extension UIViewController {
    /// The controller as a container; nil for any other.
    package var asContainer: (any ControllerContainer)? { role.container }
}
