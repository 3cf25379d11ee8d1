public import Foundation

/// Pixels per point; 0 when left open.
public nonisolated struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitSet, CGFloat> { \.displayScale }
}
