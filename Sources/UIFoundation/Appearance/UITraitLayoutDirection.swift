/// The reading direction.
public nonisolated struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitSet, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
