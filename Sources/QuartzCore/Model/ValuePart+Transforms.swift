import CoreGraphics
import Foundation

/// Rotation, scale and translation of transforms.
nonisolated extension ValuePart {
    func value(of transform: CGAffineTransform) -> AnimatableValue? {
        switch self {
        case .rotationX, .rotationY, .translationZ: .number(0)
        case .rotation, .rotationZ: .number(TransformParts(transform).angle)
        case .scale, .scaleX, .scaleXY: .number(TransformParts(transform).scaleX)
        case .scaleY: .number(TransformParts(transform).scaleY)
        case .scaleZ: .number(1)
        case .translation: .size(CGSize(width: transform.tx, height: transform.ty))
        case .translationX: .number(transform.tx)
        case .translationY: .number(transform.ty)
        default: nil
        }
    }

    func value(of transform: CATransform3D) -> AnimatableValue? {
        let parts = SpaceTransformParts(transform) ?? SpaceTransformParts()
        switch self {
        case .rotationX: return .number(parts.angles.x)
        case .rotationY: return .number(parts.angles.y)
        case .rotation, .rotationZ: return .number(parts.angles.z)
        case .scale, .scaleX, .scaleXY: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        case .translation: return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case .translationX: return .number(parts.translation.x)
        case .translationY: return .number(parts.translation.y)
        case .translationZ: return .number(parts.translation.z)
        default: return nil
        }
    }

    /// nil when the change leaves the plane.
    func changed(_ transform: CGAffineTransform, to value: AnimatableValue) -> CGAffineTransform? {
        var moved = transform
        var parts = TransformParts(transform)
        switch (self, value) {
        case (.translation, .size(let v)): (moved.tx, moved.ty) = (v.width, v.height)
        case (.translation, .point(let v)): (moved.tx, moved.ty) = (v.x, v.y)
        case (.translationX, .number(let v)): moved.tx = v
        case (.translationY, .number(let v)): moved.ty = v
        case (.rotation, .number(let v)), (.rotationZ, .number(let v)): parts.angle = v
        case (.scale, .number(let v)), (.scaleXY, .number(let v)): (parts.scaleX, parts.scaleY) = (v, v)
        case (.scaleX, .number(let v)): parts.scaleX = v
        case (.scaleY, .number(let v)): parts.scaleY = v
        default: return nil
        }
        return moved == transform ? parts.interpolated(to: parts, at: 0) : moved
    }

    func changed(_ transform: CATransform3D, to value: AnimatableValue) -> CATransform3D? {
        // A transform without parts has lost its rotation and scale; only the part that is set shows.
        var parts = SpaceTransformParts(transform) ?? SpaceTransformParts()
        switch (self, value) {
        case (.rotationX, .number(let v)): parts.angles.x = v
        case (.rotationY, .number(let v)): parts.angles.y = v
        case (.rotation, .number(let v)), (.rotationZ, .number(let v)): parts.angles.z = v
        case (.scale, .number(let v)): parts.scale = SIMD3(repeating: v)
        case (.scaleX, .number(let v)): parts.scale.x = v
        case (.scaleY, .number(let v)): parts.scale.y = v
        case (.scaleZ, .number(let v)): parts.scale.z = v
        case (.scaleXY, .number(let v)): (parts.scale.x, parts.scale.y) = (v, v)
        case (.translation, .size(let v)): (parts.translation.x, parts.translation.y) = (v.width, v.height)
        case (.translation, .point(let v)): (parts.translation.x, parts.translation.y) = (v.x, v.y)
        case (.translationX, .number(let v)): parts.translation.x = v
        case (.translationY, .number(let v)): parts.translation.y = v
        case (.translationZ, .number(let v)): parts.translation.z = v
        default: return nil
        }
        return parts.transform
    }
}
