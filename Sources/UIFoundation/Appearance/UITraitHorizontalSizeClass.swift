/// The room from left to right.
public nonisolated struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitSet, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
