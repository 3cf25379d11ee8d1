/// Light or dark.
public nonisolated struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitSet, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
