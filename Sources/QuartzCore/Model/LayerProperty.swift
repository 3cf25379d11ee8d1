import CoreGraphics
import Foundation

/// A property of layers that animations can change. Raw values are Core Animation's keys.
package nonisolated enum LayerProperty: String, CaseIterable, Sendable {
    case position
    case bounds
    case anchorPoint
    case anchorPointZ
    case zPosition
    case transform
    case opacity
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case shadowColor
    case shadowOpacity
    case shadowOffset
    case shadowRadius
    case shadowPath
    case contentsRect
    case sublayerTransform
    case colors, locations, startPoint, endPoint
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
    case instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset, instanceBlueOffset
    case instanceAlphaOffset, instanceDelay
    case fontSize, foregroundColor
    case emitterPosition, emitterZPosition, emitterSize, emitterDepth
    /// Blur, saturation and tint of the content below a layer; not one of Core Animation's.
    case backdrop
    /// The turn of a page; not one of Core Animation's.
    case curl

    /// The property's value in a state.
    package func value(in state: LayerState) -> AnimatableValue {
        switch self {
        case .position: .point(state.position)
        case .bounds: .rect(state.bounds)
        case .anchorPoint: .point(state.anchorPoint)
        case .zPosition: .number(state.zPosition)
        case .transform: state.isSpatial ? .space(state.spaceTransform) : .transform(state.transform)
        case .opacity: .number(CGFloat(state.opacity))
        case .backgroundColor: .color(state.backgroundColor)
        case .cornerRadius: .number(state.cornerRadius)
        case .borderWidth: .number(state.borderWidth)
        case .borderColor: .color(state.borderColor)
        case .shadowColor: .color(state.shadowColor)
        case .shadowOpacity: .number(CGFloat(state.shadowOpacity))
        case .shadowOffset: .size(state.shadowOffset)
        case .shadowRadius: .number(state.shadowRadius)
        case .anchorPointZ: .number(state.extrasBox?.extras.anchorPointZ ?? 0)
        case .contentsRect: .rect(state.extras.contentsRect)
        default:
            state.extrasBox?.extras.value(of: self) ?? (self == .shadowPath ? .path(nil) : .transform(.identity))
        }
    }

    /// Puts a value into a state, be it within the property's range or not; one of another kind is ignored.
    package func set(_ value: AnimatableValue, in state: inout LayerState) {
        switch (self, value) {
        case (.position, .point(let v)): state.position = v
        case (.bounds, .rect(let v)): state.bounds = v
        case (.anchorPoint, .point(let v)): state.anchorPoint = v
        case (.zPosition, .number(let v)): state.zPosition = v
        case (.transform, .transform(let v)): state.setTransform(v)
        case (.transform, .transform3D(let v)): state.spaceTransform = v
        case (.opacity, .number(let v)): state.opacity = Float(v)
        case (.backgroundColor, .color(let v)): state.backgroundColor = v
        case (.cornerRadius, .number(let v)): state.cornerRadius = v
        case (.borderWidth, .number(let v)): state.borderWidth = v
        case (.borderColor, .color(let v)): state.borderColor = v ?? .clear
        case (.shadowColor, .color(let v)): state.shadowColor = v ?? .clear
        case (.shadowOpacity, .number(let v)): state.shadowOpacity = Float(v)
        case (.shadowOffset, .size(let v)): state.shadowOffset = v
        case (.shadowRadius, .number(let v)): state.shadowRadius = v
        default:
            var extras = state.extras
            if extras.set(value, for: self) { state.extras = extras }
        }
    }
}
