public import Foundation

/// Traits that can be set: those of a collection that is being made, or overrides.
///
/// Extend it with a property for each trait that your app defines, which reads and sets `self[MyTrait.self]`.
public nonisolated protocol UIMutableTraits {
    /// The value of a trait.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

nonisolated extension UIMutableTraits {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// The room from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// Pixels per point; 0 leaves it open.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// The reading direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// The user's preferred size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// Whether the content lies on the ground or on a sheet.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
}

nonisolated extension TraitSet: UIMutableTraits {
    /// What is left open has its default.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get { value(of: trait) ?? trait.defaultValue }
        set { set(newValue, of: trait) }
    }
}

/// The traits that an object gives to itself and to everything inside, in place of those from above.
///
/// Setting one of the framework's traits to its unspecified value takes the override away. A trait that is not overridden cannot be
/// read: ask `contains(_:)` first.
public nonisolated struct UITraitOverrides: UIMutableTraits {
    var traits = TraitSet()

    /// The value that is put in the place of the inherited one; reading a trait that is not overridden stops the program.
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

    /// Takes an override away, so that the value comes from above again.
    public mutating func remove(_ trait: UITrait) { traits.remove(trait) }

    /// As a collection; nil without any override.
    var collection: UITraitCollection? { traits.isEmpty ? nil : UITraitCollection(traits) }
}
