import CoreGraphics
import Foundation

/// A key path that animations can name. Raw values are Core Animation's.
package nonisolated enum LayerProperty: String, CaseIterable, Sendable {
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case bounds
    case boundsOrigin = "bounds.origin"
    case boundsOriginX = "bounds.origin.x"
    case boundsOriginY = "bounds.origin.y"
    case boundsSize = "bounds.size"
    case boundsSizeWidth = "bounds.size.width"
    case boundsSizeHeight = "bounds.size.height"
    case anchorPoint
    case zPosition
    case transform
    case rotation = "transform.rotation"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
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
    case sublayerTransform
    case colors, locations, startPoint, endPoint
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
    case instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset, instanceBlueOffset
    case instanceAlphaOffset
    /// Blur, saturation and tint of what lies below a layer; not one of Core Animation's.
    case backdrop

    /// The property's value in a state.
    package func value(in state: LayerState) -> AnimatableValue {
        switch self {
        case .position: .point(state.position)
        case .positionX: .number(state.position.x)
        case .positionY: .number(state.position.y)
        case .bounds: .rect(state.bounds)
        case .boundsOrigin: .point(state.bounds.origin)
        case .boundsOriginX: .number(state.bounds.origin.x)
        case .boundsOriginY: .number(state.bounds.origin.y)
        case .boundsSize: .size(state.bounds.size)
        case .boundsSizeWidth: .number(state.bounds.size.width)
        case .boundsSizeHeight: .number(state.bounds.size.height)
        case .anchorPoint: .point(state.anchorPoint)
        case .zPosition: .number(state.zPosition)
        case .transform: .transform(state.transform)
        case .rotation, .rotationZ: .number(TransformParts(state.transform).angle)
        case .scale, .scaleX: .number(TransformParts(state.transform).scaleX)
        case .scaleY: .number(TransformParts(state.transform).scaleY)
        case .translation: .size(CGSize(width: state.transform.tx, height: state.transform.ty))
        case .translationX: .number(state.transform.tx)
        case .translationY: .number(state.transform.ty)
        case .opacity: .number(CGFloat(state.opacity))
        case .backgroundColor: .color(state.backgroundColor)
        case .cornerRadius: .number(state.cornerRadius)
        case .borderWidth: .number(state.borderWidth)
        case .borderColor: .color(state.borderColor)
        case .shadowColor: .color(state.shadowColor)
        case .shadowOpacity: .number(CGFloat(state.shadowOpacity))
        case .shadowOffset: .size(state.shadowOffset)
        case .shadowRadius: .number(state.shadowRadius)
        default: state.extrasBox?.extras.value(of: self) ?? (self == .shadowPath ? .path(nil) : .transform(.identity))
        }
    }

    /// Puts a value into a state; one of another kind is ignored.
    package func set(_ value: AnimatableValue, in state: inout LayerState) {
        switch (self, value) {
        case (.position, .point(let v)): state.position = v
        case (.positionX, .number(let v)): state.position.x = v
        case (.positionY, .number(let v)): state.position.y = v
        case (.bounds, .rect(let v)): state.bounds = v
        case (.boundsOrigin, .point(let v)): state.bounds.origin = v
        case (.boundsOriginX, .number(let v)): state.bounds.origin.x = v
        case (.boundsOriginY, .number(let v)): state.bounds.origin.y = v
        case (.boundsSize, .size(let v)): state.bounds.size = v
        case (.boundsSizeWidth, .number(let v)): state.bounds.size.width = v
        case (.boundsSizeHeight, .number(let v)): state.bounds.size.height = v
        case (.anchorPoint, .point(let v)): state.anchorPoint = v
        case (.zPosition, .number(let v)): state.zPosition = v
        case (.transform, .transform(let v)): state.transform = v
        case (.rotation, .number(let v)), (.rotationZ, .number(let v)): change(&state) { $0.angle = v }
        case (.scale, .number(let v)): change(&state) { ($0.scaleX, $0.scaleY) = (v, v) }
        case (.scaleX, .number(let v)): change(&state) { $0.scaleX = v }
        case (.scaleY, .number(let v)): change(&state) { $0.scaleY = v }
        case (.translation, .size(let v)): (state.transform.tx, state.transform.ty) = (v.width, v.height)
        case (.translation, .point(let v)): (state.transform.tx, state.transform.ty) = (v.x, v.y)
        case (.translationX, .number(let v)): state.transform.tx = v
        case (.translationY, .number(let v)): state.transform.ty = v
        case (.opacity, .number(let v)): state.opacity = Float(max(0, min(1, v)))
        case (.backgroundColor, .color(let v)): state.backgroundColor = v
        case (.cornerRadius, .number(let v)): state.cornerRadius = max(0, v)
        case (.borderWidth, .number(let v)): state.borderWidth = max(0, v)
        case (.borderColor, .color(let v)): state.borderColor = v ?? .clear
        case (.shadowColor, .color(let v)): state.shadowColor = v ?? .clear
        case (.shadowOpacity, .number(let v)): state.shadowOpacity = Float(max(0, min(1, v)))
        case (.shadowOffset, .size(let v)): state.shadowOffset = v
        case (.shadowRadius, .number(let v)): state.shadowRadius = max(0, v)
        default:
            var extras = state.extras
            if extras.set(value, for: self) { state.extras = extras }
        }
    }

    private func change(_ state: inout LayerState, _ change: (inout TransformParts) -> Void) {
        var parts = TransformParts(state.transform)
        change(&parts)
        state.transform = parts.interpolated(to: parts, at: 0)
    }
}
