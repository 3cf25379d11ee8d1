/// The range of colours that the display shows.
public nonisolated struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitSet, UIDisplayGamut> { \.displayGamut }
}
