extension UIViewController: KeyboardPlace {
    var keyboardView: UIView? { viewIfLoaded }
}
