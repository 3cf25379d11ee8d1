/// The style of a range of searched text.
public nonisolated enum UITextSearchFoundTextStyle: Int, Sendable {
    /// Text that does not match.
    case normal
    /// Text that matches.
    case found
    /// The match that is highlighted now.
    case highlighted
}
