nonisolated extension UITraitCollection {
    /// The value of a trait; one that is left open has its default.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { traits[trait] }

    /// Makes a collection of the traits that a block sets.
    public convenience init(mutations: (_ traits: inout any UIMutableTraits) -> Void) {
        self.init(TraitSet().changed(by: mutations))
    }

    /// Makes a collection with one trait.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Makes a collection with one trait.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// Makes a collection with one trait.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Makes a collection with one trait.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }

    /// Makes a collection with one trait.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Makes a collection with one trait.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
    }

    /// A collection with the same traits, except those that a block sets.
    public func modifyingTraits(_ mutations: (_ traits: inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traits.changed(by: mutations))
    }

    /// The same traits with the usual values of those that no host reports: contrast and weight, colours, no force, in front.
    package var withUsualSurroundings: UITraitCollection {
        modifyingTraits {
            $0.accessibilityContrast = .normal
            $0.activeAppearance = .active
            $0.displayGamut = .SRGB
            $0.forceTouchCapability = .unavailable
            $0.legibilityWeight = .regular
        }
    }

    /// A configuration that chooses images' variants for these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    /// The traits that have other values here than in another collection; nil means one that leaves all open.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        traits.changes(from: traitCollection?.traits ?? TraitSet())
    }

    /// The framework's traits that dynamic colours may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
        ]
    }
}

nonisolated extension TraitSet {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitSet {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        guard let changed = traits as? TraitSet else {
            fatalError(
                "A block that sets traits has put another object in the place of the traits that it was given. Set the values of those "
                    + "traits, and leave the argument itself alone.")
        }
        return changed
    }
}
