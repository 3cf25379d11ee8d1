import CoreGraphics
package import Foundation

/// The shape in which an emitter layer makes its particles, in bounds space.
package nonisolated struct EmitterLook: Hashable, Sendable {
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var size = CGSize.zero
    package var depth: CGFloat = 0

    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .emitterPosition: .point(position)
        case .emitterZPosition: .number(zPosition)
        case .emitterSize: .size(size)
        case .emitterDepth: .number(depth)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.emitterPosition, .point(let v)): position = v
        case (.emitterZPosition, .number(let v)): zPosition = v
        case (.emitterSize, .size(let v)): size = v
        case (.emitterDepth, .number(let v)): depth = v
        default: return false
        }
        return true
    }
}
