extension UIViewController: TitledObject {
    /// The title, else the identifier under which the controller is restored.
    var distinctions: [String?] { [title, restorationIdentifier] }
}
