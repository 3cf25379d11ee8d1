import Foundation
public import UIFoundation

/// Effects that are added to a view together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil is as good as none.
    open var motionEffects: [UIMotionEffect]?

    /// Answers the values of all effects; of one key path those of the last.
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
