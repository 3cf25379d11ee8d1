/// What few views have: interactions, layout guides, other traits, what was said about the focus or the margins, a name for their
/// state, and models that they read.
final class ViewAttachments {
    /// In the order in which they were added.
    var interactions: [any UIInteraction] = []
    var layoutGuides: [UILayoutGuide] = []
    /// The traits that differ from those above: what follows, and what the controller overrides.
    var traits: UITraitCollection?
    /// What a parent or a presentation overrides.
    var givenTraits: UITraitCollection?
    /// What the app overrides; nil for nothing.
    var traitOverrides: UITraitOverrides?
    var traitRegistrations: [TraitRegistration] = []
    /// nil where no presentation dims the view.
    var tintCover: TintCover?
    /// nil where nothing was said.
    var focus: FocusSettings?
    /// nil where nothing was said.
    var margins: LayoutMargins?
    var restorationIdentifier: String?
    /// What callbacks of the view or its controller have read of models.
    var readings = ModelReadings()
}
