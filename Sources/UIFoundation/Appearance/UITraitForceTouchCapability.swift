/// The trait for the screen's measuring of touches' force.
public nonisolated struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<TraitSet, UIForceTouchCapability> { \.forceTouchCapability }
}
