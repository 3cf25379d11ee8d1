import UIFoundation

/// Properties that few views have.
///
/// They are interactions, layout guides, trait overrides and limits, settings of the focus, the margins and constraints, a
/// restoration identifier, and the observable models that callbacks read.
final class ViewAttachments {
    /// In the order in which they were added.
    var interactions: [any UIInteraction] = []
    /// In the order in which they were added.
    var motionEffects: [UIMotionEffect] = []
    @exclusivity(unchecked) nonisolated(unsafe) var layoutGuides: [UILayoutGuide] = []
    /// Made at the first read.
    var safeAreaGuide: UILayoutGuide?
    /// The effective trait overrides: those of the parent, the controller and the app.
    var traits: UITraitCollection?
    /// The overrides of a parent or a presentation.
    var givenTraits: UITraitCollection?
    /// The app's overrides; nil for none.
    var traitOverrides: UITraitOverrides?
    var traitRegistrations: [TraitRegistration] = []
    /// nil without presentations that dim the view.
    var tintCover: TintCover?
    /// nil for the defaults.
    var focus: FocusSettings?
    /// nil for the defaults.
    var margins: LayoutMargins?
    var restorationIdentifier: String?
    /// The number of animators whose animated position of the view applies to hit testing.
    var animatorsShowing = 0
    /// nil for no limits.
    var textSizeLimits: TextSizeLimits?
    /// The mask view.
    var mask: UIView?
    /// The observable models that callbacks of the view or its controller have read.
    var readings = ModelReadings()
    /// nil until a constraint mentions or encloses the view.
    @exclusivity(unchecked) nonisolated(unsafe) var layout: LayoutMembership? {
        didSet { layoutState = layout?.state }
    }
    /// The state of that, which is read often.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var layoutState: LayoutState?
    /// nil for the defaults.
    var contentPriorities: ContentPriorities?
}
