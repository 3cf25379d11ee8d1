public import Foundation
import Synchronization

/// The circumstances that an interface adapts to: an immutable set of traits, any of which may be left open.
///
/// Status: partial – the traits below; custom traits, gamut, contrast, force touch and legibility weight follow.
open nonisolated class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The room from left to right.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point; 0 when left open.
    public let displayScale: CGFloat
    /// The reading direction.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The user's preferred size of text.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether the content lies on the ground or on a sheet.
    public let userInterfaceLevel: UIUserInterfaceLevel

    /// Makes a collection from all traits at once; what is not named is left open.
    package init(
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        displayScale: CGFloat = 0,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
        userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.userInterfaceLevel = userInterfaceLevel
    }

    /// Makes a collection with every trait left open.
    public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

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

    /// Makes a collection with one trait.
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

    /// Makes a collection in which each trait comes from the last of the collections that does not leave it open.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, except open: Trait) -> Trait {
            traitCollections.last { trait($0) != open }.map(trait) ?? open
        }
        self.init(
            userInterfaceStyle: last(\.userInterfaceStyle, except: .unspecified),
            userInterfaceIdiom: last(\.userInterfaceIdiom, except: .unspecified),
            horizontalSizeClass: last(\.horizontalSizeClass, except: .unspecified),
            verticalSizeClass: last(\.verticalSizeClass, except: .unspecified),
            displayScale: last(\.displayScale, except: 0),
            layoutDirection: last(\.layoutDirection, except: .unspecified),
            preferredContentSizeCategory: last(\.preferredContentSizeCategory, except: .unspecified),
            userInterfaceLevel: last(\.userInterfaceLevel, except: .unspecified))
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
        return userInterfaceStyle != traitCollection.userInterfaceStyle
            || userInterfaceLevel != traitCollection.userInterfaceLevel
            || userInterfaceIdiom != traitCollection.userInterfaceIdiom
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other
            || userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
                && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
                && displayScale == other.displayScale && layoutDirection == other.layoutDirection
                && preferredContentSizeCategory == other.preferredContentSizeCategory
                && userInterfaceLevel == other.userInterfaceLevel
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
        return hasher.finalize()
    }

    open override var description: String {
        let traits: [(String, String?)] = [
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
        ]
        let named = traits.compactMap { name, value in value.map { name + " = " + $0 } }
        return "<UITraitCollection: " + named.joined(separator: ", ") + ">"
    }

    // MARK: The current traits

    private static let ground = Mutex(
        UITraitCollection(
            userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
            verticalSizeClass: .regular, displayScale: 1, layoutDirection: .leftToRight,
            preferredContentSizeCategory: .large, userInterfaceLevel: .base))
    private static let scoped = ThreadLocal<UITraitCollection>()

    /// The traits that dynamic colours and preferred fonts are resolved with.
    ///
    /// Setting it inside `performAsCurrent(_:)` changes the value of the calling thread until that call ends; outside it
    /// changes what every thread sees. Before an app has set it: light, phone, compact width, regular height, scale 1.
    ///
    /// Unlike iOS: threads without a value of their own see the app's, not defaults.
    public static var current: UITraitCollection {
        get { scoped.value ?? ground.withLock { $0 } }
        set {
            if scoped.value != nil { scoped.value = newValue } else { ground.withLock { $0 = newValue } }
        }
    }

    /// Runs the closure with these traits as the calling thread's `current` and puts the former ones back.
    public func performAsCurrent(_ actions: () -> Void) {
        let former = Self.scoped.value
        Self.scoped.value = self
        defer { Self.scoped.value = former }
        actions()
    }
}
