import Foundation
public import UIFoundation

/// Motion effects that are added to a view together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil has the same meaning as an empty array.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the values of all effects; if several have the same key path, that of the last.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        guard !values.isEmpty else { return nil }
        return values.reduce(into: [:]) { all, part in all = all.merging(part) { $1 } }
    }

    override func duplicate() -> UIMotionEffect {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects?.map { $0.copy() as? UIMotionEffect ?? $0 }
        return copy
    }
}
