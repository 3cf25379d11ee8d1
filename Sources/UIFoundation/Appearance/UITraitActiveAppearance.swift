/// Whether the interface looks as if the user worked in it.
public nonisolated struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    static var path: WritableKeyPath<TraitSet, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
