/// A responder that is a view, or has one: the keyboard's place is there while it is first responder.
protocol KeyboardPlace: UIResponder {
    /// The view itself, or the controller's if it is loaded.
    var keyboardView: UIView? { get }
}

extension UIResponder {
    /// The view that a first responder is, or whose controller it is.
    var placeOfKeyboard: UIView? { (self as? any KeyboardPlace)?.keyboardView }

    /// Gives the keyboard up whether or not it wants to.
    func resignForCertain() { if !resignFirstResponder() { _ = giveUpFirstResponder() } }
}
