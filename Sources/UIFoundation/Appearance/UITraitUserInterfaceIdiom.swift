/// The kind of device.
public nonisolated struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitSet, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
