/// An app's focus settings of a view; few views have any.
final class FocusSettings {
    /// nil for no effect at all.
    var effect: UIFocusEffect? = .system
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
}
