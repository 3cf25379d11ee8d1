public import Foundation
import Synchronization

/// The circumstances that an interface adapts to: an immutable set of traits, any of which may be left open.
///
/// Unlike iOS: hosts report neither contrast, gamut nor legibility; these have their usual values unless an app overrides them.
open nonisolated class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let traits: TraitSet

    package init(_ traits: TraitSet) { self.traits = traits }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    /// The room from left to right.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    /// The room from top to bottom.
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// Pixels per point; 0 when left open.
    open var displayScale: CGFloat { traits.displayScale }
    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    /// Whether the leading edge is the right one; false while the direction is left open.
    package var runsRightToLeft: Bool { layoutDirection == .rightToLeft }
    /// The user's preferred size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    /// Whether the content lies on the background or on a sheet.
    open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    /// The contrast between content and its background.
    open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    /// Whether the interface looks as if the user worked in it.
    open var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
    /// The range of colours that the display shows.
    open var displayGamut: UIDisplayGamut { traits.displayGamut }
    /// Whether the screen measures the force of touches.
    open var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
    /// Whether text is to be bolder than designed.
    open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    /// The size of items in the toolbar of a desktop's window.
    open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { traits.toolbarItemPresentationSize }

    /// Makes a collection from all traits at once; traits that are not named are left open.
    package convenience init(
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        displayScale: CGFloat = 0,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
        userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    ) {
        self.init(
            TraitSet(
                userInterfaceStyle: userInterfaceStyle, userInterfaceIdiom: userInterfaceIdiom,
                horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
                displayScale: displayScale, layoutDirection: layoutDirection,
                preferredContentSizeCategory: preferredContentSizeCategory, userInterfaceLevel: userInterfaceLevel))
    }

    /// Makes a collection with every trait left open.
    public override convenience init() { self.init(TraitSet()) }

    /// Makes a collection with one trait.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, userInterfaceIdiom: .unspecified)
    }

    /// Makes a collection with one trait.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(userInterfaceStyle: .unspecified, userInterfaceIdiom: idiom)
    }

    /// Makes a collection with one trait.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass)
    }

    /// Makes a collection with one trait.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(userInterfaceStyle: .unspecified, verticalSizeClass: verticalSizeClass)
    }

    /// Makes a collection with one trait, the display's scale.
    public convenience init(displayScale scale: CGFloat) {
        self.init(userInterfaceStyle: .unspecified, displayScale: scale)
    }

    /// Makes a collection with one trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection)
    }

    /// Makes a collection with one trait.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(userInterfaceStyle: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    /// Makes a collection with one trait.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(userInterfaceStyle: .unspecified, userInterfaceLevel: userInterfaceLevel)
    }

    /// Makes a collection in which each trait has the value of the last of the collections that does not leave it open.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var traits = TraitSet()
        for collection in traitCollections { traits.overlay(collection.traits) }
        self.init(traits)
    }

    /// Whether every trait that the other collection specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// Whether dynamic colours may resolve to other colours here than with the other traits.
    ///
    /// Returns true for nil.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return self !== traitCollection && traits.differs(from: traitCollection.traits) { $0.affectsColorAppearance }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || traits == other.traits
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(userInterfaceLevel)
        hasher.combine(accessibilityContrast)
        hasher.combine(activeAppearance)
        hasher.combine(displayGamut)
        hasher.combine(forceTouchCapability)
        hasher.combine(legibilityWeight)
        hasher.combine(toolbarItemPresentationSize)
        return hasher.finalize()
    }

    open override var description: String {
        let all: [(String, String?)] = [
            ("UserInterfaceStyle", userInterfaceStyle == .unspecified ? nil : "\(userInterfaceStyle)"),
            ("UserInterfaceIdiom", userInterfaceIdiom == .unspecified ? nil : "\(userInterfaceIdiom)"),
            ("HorizontalSizeClass", horizontalSizeClass == .unspecified ? nil : "\(horizontalSizeClass)"),
            ("VerticalSizeClass", verticalSizeClass == .unspecified ? nil : "\(verticalSizeClass)"),
            ("DisplayScale", displayScale == 0 ? nil : "\(displayScale)"),
            ("LayoutDirection", layoutDirection == .unspecified ? nil : "\(layoutDirection)"),
            (
                "PreferredContentSizeCategory",
                preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory.rawValue
            ),
            ("UserInterfaceLevel", userInterfaceLevel == .unspecified ? nil : "\(userInterfaceLevel)"),
            ("AccessibilityContrast", accessibilityContrast == .unspecified ? nil : "\(accessibilityContrast)"),
            ("ActiveAppearance", activeAppearance == .unspecified ? nil : "\(activeAppearance)"),
            ("DisplayGamut", displayGamut == .unspecified ? nil : "\(displayGamut)"),
            ("ForceTouchCapability", forceTouchCapability == .unknown ? nil : "\(forceTouchCapability)"),
            ("LegibilityWeight", legibilityWeight == .unspecified ? nil : "\(legibilityWeight)"),
            (
                "ToolbarItemPresentationSize",
                toolbarItemPresentationSize == .unspecified ? nil : "\(toolbarItemPresentationSize)"
            ),
        ]
        // Hash order: sorted by name, and those of one name by value.
        let own = traits.custom.values.map { (name: $0.definition.name, value: "\($0.value)") }
            .sorted { ($0.name, $0.value) < ($1.name, $1.value) }.map { ($0.name, $0.value as String?) }
        let named = (all + own).compactMap { name, value in value.map { name + " = " + $0 } }
        return "<UITraitCollection: " + named.joined(separator: ", ") + ">"
    }

    // MARK: The current traits

    private static let fallback = Mutex(
        UITraitCollection(
            userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
            verticalSizeClass: .regular, displayScale: 1, layoutDirection: .leftToRight,
            preferredContentSizeCategory: .large, userInterfaceLevel: .base
        ).withUsualSurroundings)

    /// The traits that dynamic colours and preferred fonts are resolved with.
    ///
    /// While a callback of a view, a controller or a presentation controller runs they are the traits of that one: drawing,
    /// layout, updates of constraints and configurations, and news of traits or the tint colour. Setting it there or inside
    /// `performAsCurrent(_:)` changes the value of the calling thread until that call ends; elsewhere it changes the value for
    /// every thread. Before an app has set it: light, phone, compact width, regular height, scale 1.
    ///
    /// Unlike iOS: threads without a value of their own see the app's, not defaults.
    public static var current: UITraitCollection {
        get { AmbientTraits.ofThread.traits ?? fallback.withLock { $0 } }
        set {
            let ambient = AmbientTraits.ofThread
            if ambient.isInForce { ambient.traits = newValue } else { fallback.withLock { $0 = newValue } }
        }
    }

    /// Runs actions with these traits as the calling thread's `current` and puts the former ones back.
    open func performAsCurrent(_ actions: () -> Void) {
        AmbientTraits.ofThread.perform(with: self, actions)
    }
}
