import CoreGraphics
package import Foundation

/// Values of traits, any of which may be left open.
package nonisolated struct TraitSet: Equatable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var displayScale: CGFloat = 0
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
    /// Those that apps have defined, by their definitions.
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    package var isEmpty: Bool { self == TraitSet() }

    /// Adopts the traits that another set does not leave open.
    package mutating func overlay(_ other: TraitSet) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.toolbarItemPresentationSize != .unspecified {
            toolbarItemPresentationSize = other.toolbarItemPresentationSize
        }
        if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }

    // MARK: By definition

    /// A trait's value; nil when it is left open.
    package func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
        if let system = trait as? any SystemTrait.Type {
            return system.isOpen(in: self) ? nil : system.read(from: self) as? Trait.Value
        }
        return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
    }

    package mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        if let system = trait as? any SystemTrait.Type { return system.write(value, to: &self) }
        custom[ObjectIdentifier(trait)] = CustomTrait(trait, value)
    }

    package func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return !system.isOpen(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    package mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return system.clear(in: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    /// The definitions of the framework's traits, in the order in which descriptions have them.
    private static var system: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitActiveAppearance.self, UITraitDisplayGamut.self, UITraitForceTouchCapability.self,
            UITraitLegibilityWeight.self, UITraitToolbarItemPresentationSize.self,
        ]
    }

    /// Every trait that either set may have another value of.
    private func definitions(with other: TraitSet) -> [UITrait] {
        let result = Self.system
        guard !custom.isEmpty || !other.custom.isEmpty else { return result }
        // Hash order: sorted by name, and those of one name by type.
        let own = custom.merging(other.custom) { mine, _ in mine }.values.map(\.definition)
        return result + own.sorted { ($0.name, String(reflecting: $0)) < ($1.name, String(reflecting: $1)) }
    }

    /// Whether any of the traits that are meant has another value than in another set.
    package func differs(from other: TraitSet, where predicate: (UITrait) -> Bool) -> Bool {
        self != other && definitions(with: other).contains { predicate($0) && differs(from: other, in: $0) }
    }

    /// The traits that have other values than in another set.
    package func changes(from other: TraitSet) -> [UITrait] {
        definitions(with: other).filter { differs(from: other, in: $0) }
    }

    /// Whether a trait has another value than in another set; one that is left open has its default.
    package func differs(from other: TraitSet, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        let (mine, others) = (custom[ObjectIdentifier(trait)], other.custom[ObjectIdentifier(trait)])
        guard mine !== others else { return false }
        return !CustomTrait.areEqual(mine?.value ?? trait.plainDefault, others?.value ?? trait.plainDefault)
    }
}

nonisolated extension UITraitDefinition {
    fileprivate static var plainDefault: Any { defaultValue }
}
