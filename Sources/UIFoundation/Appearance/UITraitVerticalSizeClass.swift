/// The room from top to bottom.
public nonisolated struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitSet, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
