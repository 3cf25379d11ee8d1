import UIFoundation

/// Rare properties of views: interactions, layout guides, other traits and limits of them, settings of the focus, the margins or
/// constraints, a name for their state, and models that they read.
final class ViewAttachments {
    /// In the order in which they were added.
    var interactions: [any UIInteraction] = []
    /// In the order in which they were added.
    var motionEffects: [UIMotionEffect] = []
    var layoutGuides: [UILayoutGuide] = []
    /// Made when it is first read.
    var safeAreaGuide: UILayoutGuide?
    /// The traits that differ from those above: what follows, and what the controller overrides.
    var traits: UITraitCollection?
    /// The overrides of a parent or a presentation.
    var givenTraits: UITraitCollection?
    /// The app's overrides; nil for none.
    var traitOverrides: UITraitOverrides?
    var traitRegistrations: [TraitRegistration] = []
    /// nil where no presentation dims the view.
    var tintCover: TintCover?
    /// nil where nothing was said.
    var focus: FocusSettings?
    /// nil where nothing was said.
    var margins: LayoutMargins?
    var restorationIdentifier: String?
    /// How many animators show the view elsewhere than it will be.
    var animatorsShowing = 0
    /// nil where nothing was said.
    var textSizeLimits: TextSizeLimits?
    /// The view that masks this one.
    var mask: UIView?
    /// The models that callbacks of the view or its controller have read.
    var readings = ModelReadings()
    /// nil while no constraint has mentioned or enclosed the view.
    nonisolated(unsafe) var layout: LayoutMembership?
    /// nil where nothing was said.
    var contentPriorities: ContentPriorities?
}
