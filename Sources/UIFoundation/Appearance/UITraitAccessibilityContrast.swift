/// How strongly what is shown stands out.
public nonisolated struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitSet, UIAccessibilityContrast> { \.accessibilityContrast }
}
