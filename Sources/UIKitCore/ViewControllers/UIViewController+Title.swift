extension UIViewController: TitledObject {
    /// The title and the restoration identifier, by which messages distinguish controllers.
    var distinctions: [String?] { [title, restorationIdentifier] }
}
