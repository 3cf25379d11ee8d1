/// The look of a range of text that was searched.
public nonisolated enum UITextSearchFoundTextStyle: Int, Sendable {
    /// That of text which was not found.
    case normal
    /// That of text which was found.
    case found
    /// That of the found text which is shown to the user now.
    case highlighted
}
