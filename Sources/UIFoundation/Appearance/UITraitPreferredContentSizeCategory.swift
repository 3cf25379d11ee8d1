/// The user's preferred size of text.
public nonisolated struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitSet, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
