import CoreGraphics
import Foundation
import QuartzCore

extension PropertyChange {
    /// The numbers of a place or a rectangle that change, each as a change of its own with the axis along which it lies; this
    /// change along the horizontal one for other properties.
    nonisolated var changesByAxis: [(change: PropertyChange, axis: AnimatorPace.Axis)] {
        let parts: [(LayerProperty, AnimatorPace.Axis)]
        switch property {
        case .position: parts = [(.positionX, .horizontal), (.positionY, .vertical)]
        case .bounds:
            parts = [
                (.boundsOriginX, .horizontal), (.boundsOriginY, .vertical), (.boundsSizeWidth, .horizontal),
                (.boundsSizeHeight, .vertical),
            ]
        default: return [(self, .horizontal)]
        }
        return parts.compactMap { part, axis in
            guard let old = part.number(of: old), let new = part.number(of: new), let shown = part.number(of: shown),
                old != new
            else { return nil }
            return (
                PropertyChange(property: part, old: .number(old), new: .number(new), shown: .number(shown)), axis
            )
        }
    }
}

extension LayerProperty {
    /// This property's number in the value of the place or rectangle that it is a part of.
    fileprivate nonisolated func number(of value: AnimatableValue) -> CGFloat? {
        switch (self, value) {
        case (.positionX, .point(let point)): point.x
        case (.positionY, .point(let point)): point.y
        case (.boundsOriginX, .rect(let rect)): rect.origin.x
        case (.boundsOriginY, .rect(let rect)): rect.origin.y
        case (.boundsSizeWidth, .rect(let rect)): rect.size.width
        case (.boundsSizeHeight, .rect(let rect)): rect.size.height
        default: nil
        }
    }
}
