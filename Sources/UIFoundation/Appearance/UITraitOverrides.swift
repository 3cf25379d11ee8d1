import Foundation

/// The traits that an object sets for itself and all objects inside, which override the inherited ones.
///
/// Setting one of the framework's traits to its unspecified value takes the override away. A trait that is not overridden cannot
/// be read: ask `contains(_:)` first.
public nonisolated struct UITraitOverrides: UIMutableTraits {
    package var traits = TraitSet()

    package init() {}

    /// The value that overrides the inherited one; reading a trait that is not overridden stops the program.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            guard let value = traits.value(of: trait) else {
                fatalError(
                    "The override of the trait \(trait.name) was read, but it is not overridden here. Ask contains(_:) first, or read "
                        + "the traitCollection to know the value in force.")
            }
            return value
        }
        set { traits.set(newValue, of: trait) }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { traits.contains(trait) }

    /// Removes an override, so that the value is inherited again.
    public mutating func remove(_ trait: UITrait) { traits.remove(trait) }

    /// As a collection; nil without any override.
    package var collection: UITraitCollection? { traits.isEmpty ? nil : UITraitCollection(traits) }
}
