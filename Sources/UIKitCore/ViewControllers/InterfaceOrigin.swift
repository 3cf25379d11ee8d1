/// The part of an interface file from which a controller, or only its view, was made.
enum InterfaceOrigin {
    /// The storyboard scene of the controller.
    case scene(any InterfaceSource)
    /// The nib of the view, with its other top-level objects, which are retained only here.
    case nib(objects: [Any])
}

extension UIViewController {
    /// The storyboard scene of the controller.
    package var interfaceSource: (any InterfaceSource)? {
        if case .scene(let source)? = interfaceOrigin { source } else { nil }
    }
}
