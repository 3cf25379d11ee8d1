package import CoreGraphics
package import Foundation

/// The differences between the copies of a replicator layer; each adds to that of the copy before.
package nonisolated struct ReplicatorLook: Hashable, Sendable {
    package var count = 1
    /// From one copy to the next, about the layer's anchor point.
    package var transform = CATransform3DIdentity
    /// Seconds from one copy's moment to the next one's.
    package var delay: CGFloat = 0
    /// Multiplies the first copy.
    package var color: RGBAColor = .white
    package var redOffset: CGFloat = 0
    package var greenOffset: CGFloat = 0
    package var blueOffset: CGFloat = 0
    package var alphaOffset: CGFloat = 0

    /// Whether the copies stay in the layer's plane.
    var isInPlane: Bool { CATransform3DIsAffine(transform) }

    /// The number of seconds by which a copy is behind the present; 0 for delays that are not finite.
    func lag(of index: Int) -> Double {
        let lag = Double(delay) * Double(index)
        return lag.isFinite ? lag : 0
    }

    /// The factor of a copy's colours, cut to 0…1.
    func color(of index: Int) -> RGBAColor {
        func shifted(_ value: CGFloat, _ offset: CGFloat) -> CGFloat { max(0, min(1, value + offset * CGFloat(index))) }
        return RGBAColor(
            red: shifted(color.red, redOffset), green: shifted(color.green, greenOffset),
            blue: shifted(color.blue, blueOffset), alpha: shifted(color.alpha, alphaOffset))
    }

    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .instanceTransform: .space(transform)
        case .instanceDelay: .number(delay)
        case .instanceColor: .color(color)
        case .instanceRedOffset: .number(redOffset)
        case .instanceGreenOffset: .number(greenOffset)
        case .instanceBlueOffset: .number(blueOffset)
        case .instanceAlphaOffset: .number(alphaOffset)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.instanceTransform, _):
            guard let v = value.spaceTransform else { return false }
            transform = v
        case (.instanceDelay, .number(let v)): delay = v
        case (.instanceColor, .color(let v)): color = v ?? .clear
        case (.instanceRedOffset, .number(let v)): redOffset = v
        case (.instanceGreenOffset, .number(let v)): greenOffset = v
        case (.instanceBlueOffset, .number(let v)): blueOffset = v
        case (.instanceAlphaOffset, .number(let v)): alphaOffset = v
        default: return false
        }
        return true
    }
}
