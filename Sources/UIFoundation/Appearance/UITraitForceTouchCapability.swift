/// Whether the screen tells how hard it is touched.
public nonisolated struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<TraitSet, UIForceTouchCapability> { \.forceTouchCapability }
}
