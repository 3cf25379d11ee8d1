/// Whether text is to be bolder than designed.
public nonisolated struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitSet, UILegibilityWeight> { \.legibilityWeight }
}
