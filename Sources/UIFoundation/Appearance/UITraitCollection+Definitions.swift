nonisolated extension UITraitCollection {
    /// The value of a trait; one that is left open has its default.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { traits[trait] }

    /// Makes a collection of the traits that a block sets.
    public convenience init(mutations: (_ traits: inout any UIMutableTraits) -> Void) {
        self.init(TraitSet().changed(by: mutations))
    }

    /// A collection with the same traits, except what a block sets.
    public func modifyingTraits(_ mutations: (_ traits: inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traits.changed(by: mutations))
    }

    /// The traits that have other values here than in another collection; nil stands for one that leaves all open.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        traits.changes(from: traitCollection?.traits ?? TraitSet())
    }

    /// The framework's traits that dynamic colours may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self]
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
