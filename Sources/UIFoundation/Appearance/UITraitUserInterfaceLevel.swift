/// Whether the content lies on the background or on a sheet.
public nonisolated struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitSet, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
