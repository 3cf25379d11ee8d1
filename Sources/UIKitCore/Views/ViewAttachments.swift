/// What few views have: interactions, layout guides, and what was said about the focus.
final class ViewAttachments {
    /// In the order in which they were added.
    var interactions: [any UIInteraction] = []
    var layoutGuides: [UILayoutGuide] = []
    /// nil where nothing was said.
    var focus: FocusSettings?
}
