import CoreGraphics
import Foundation
import QuartzCore

extension PropertyChange {
    /// The changed coordinates of a position or a rectangle, each as a change of its own with its axis. Other properties give
    /// this change, along the horizontal axis.
    nonisolated var changesByAxis: [(change: PropertyChange, axis: AnimatorPace.Axis)] {
        let parts: [(ValuePart, AnimatorPace.Axis)]
        switch property {
        case .position: parts = [(.x, .horizontal), (.y, .vertical)]
        case .bounds:
            parts = [
                (.originX, .horizontal), (.originY, .vertical), (.sizeWidth, .horizontal), (.sizeHeight, .vertical),
            ]
        default: return [(self, .horizontal)]
        }
        return parts.compactMap { part, axis in
            guard let old = part.value(of: old), let new = part.value(of: new), let shown = part.value(of: shown),
                old != new
            else { return nil }
            return (PropertyChange(LayerKeyPath(property, part), old: old, new: new, shown: shown), axis)
        }
    }
}
