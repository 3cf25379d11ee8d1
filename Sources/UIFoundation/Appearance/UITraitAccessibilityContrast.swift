/// The trait for the contrast between content and its background.
public nonisolated struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitSet, UIAccessibilityContrast> { \.accessibilityContrast }
}
