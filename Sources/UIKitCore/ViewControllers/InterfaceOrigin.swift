/// The part of an interface file that a controller, or only its view, is from.
enum InterfaceOrigin {
    /// The scene of a storyboard that the controller is from.
    case scene(any InterfaceSource)
    /// The outermost objects beside the view of the nib that the view is from: nothing else keeps them.
    case nib(objects: [Any])
}

extension UIViewController {
    /// The scene of the storyboard that the controller is from.
    package var interfaceSource: (any InterfaceSource)? {
        if case .scene(let source)? = interfaceOrigin { source } else { nil }
    }
}
