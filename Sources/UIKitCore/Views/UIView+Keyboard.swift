extension UIView: KeyboardPlace {
    var keyboardView: UIView? { self }
}
