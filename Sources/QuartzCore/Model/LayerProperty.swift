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
    case anchorPointZ
    case zPosition
    case transform
    case rotation = "transform.rotation"
    case rotationX = "transform.rotation.x"
    case rotationY = "transform.rotation.y"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case scaleZ = "transform.scale.z"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case translationZ = "transform.translation.z"
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
    case sublayerRotationX = "sublayerTransform.rotation.x"
    case sublayerRotationY = "sublayerTransform.rotation.y"
    case sublayerRotationZ = "sublayerTransform.rotation.z"
    case sublayerScale = "sublayerTransform.scale"
    case sublayerTranslation = "sublayerTransform.translation"
    case sublayerTranslationX = "sublayerTransform.translation.x"
    case sublayerTranslationY = "sublayerTransform.translation.y"
    case sublayerTranslationZ = "sublayerTransform.translation.z"
    case colors, locations, startPoint, endPoint
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
    case instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset, instanceBlueOffset
    case instanceAlphaOffset, instanceDelay
    case fontSize, foregroundColor
    /// Blur, saturation and tint of what lies below a layer; not one of Core Animation's.
    case backdrop
    /// How far a page is turned; not one of Core Animation's.
    case curl

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
            transformPart.map { $0.value(in: state) } ?? state.extrasBox?.extras.value(of: self)
                ?? (self == .shadowPath ? .path(nil) : .transform(.identity))
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
        case (.transform, .transform(let v)): state.setTransform(v)
        case (.transform, .transform3D(let v)): state.spaceTransform = v
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
            if let part = transformPart { return part.set(value, in: &state) }
            var extras = state.extras
            if extras.set(value, for: self) { state.extras = extras }
        }
    }
}
