/// What few views have: interactions, and what was said about the focus.
final class ViewAttachments {
    /// In the order in which they were added.
    var interactions: [any UIInteraction] = []
    /// nil where nothing was said.
    var focus: FocusSettings?
}
