/// What few views have: interactions, layout guides, other traits, and what was said about the focus.
final class ViewAttachments {
    /// In the order in which they were added.
    var interactions: [any UIInteraction] = []
    var layoutGuides: [UILayoutGuide] = []
    /// The traits that differ from those above.
    var traits: UITraitCollection?
    /// nil where nothing was said.
    var focus: FocusSettings?
}
