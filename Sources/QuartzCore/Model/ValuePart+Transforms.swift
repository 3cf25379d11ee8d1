import CoreGraphics
import Foundation

/// One number of a layer's transform, or of the one for its sublayers, that a key path names.
nonisolated struct TransformPart {
    enum Kind {
        case rotationX, rotationY, rotationZ
        case scale, scaleX, scaleY, scaleZ
        case translation, translationX, translationY, translationZ
    }

    let kind: Kind
    var isForSublayers = false

    /// The value in a state; a translation is that in the plane.
    func value(in state: LayerState) -> AnimatableValue {
        if !isForSublayers, !state.isSpatial { return planeValue(of: state.transform) }
        let transform = isForSublayers ? state.extras.sublayerTransform : state.spaceTransform
        let parts = SpaceTransformParts(transform) ?? SpaceTransformParts()
        switch kind {
        case .rotationX: return .number(parts.angles.x)
        case .rotationY: return .number(parts.angles.y)
        case .rotationZ: return .number(parts.angles.z)
        case .scale, .scaleX: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        case .translation: return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case .translationX: return .number(parts.translation.x)
        case .translationY: return .number(parts.translation.y)
        case .translationZ: return .number(parts.translation.z)
        }
    }

    private func planeValue(of transform: CGAffineTransform) -> AnimatableValue {
        switch kind {
        case .rotationX, .rotationY, .translationZ: .number(0)
        case .rotationZ: .number(TransformParts(transform).angle)
        case .scale, .scaleX: .number(TransformParts(transform).scaleX)
        case .scaleY: .number(TransformParts(transform).scaleY)
        case .scaleZ: .number(1)
        case .translation: .size(CGSize(width: transform.tx, height: transform.ty))
        case .translationX: .number(transform.tx)
        case .translationY: .number(transform.ty)
        }
    }

    /// Puts a value into a state; one of another kind is ignored.
    func set(_ value: AnimatableValue, in state: inout LayerState) {
        if !isForSublayers, !state.isSpatial, let changed = changed(state.transform, to: value) {
            return state.setTransform(changed)
        }
        let transform = isForSublayers ? state.extras.sublayerTransform : state.spaceTransform
        guard let changed = changed(transform, to: value) else { return }
        if isForSublayers { state.extras.sublayerTransform = changed } else { state.spaceTransform = changed }
    }

    /// nil when the change leaves the plane.
    private func changed(_ transform: CGAffineTransform, to value: AnimatableValue) -> CGAffineTransform? {
        var moved = transform
        var parts = TransformParts(transform)
        switch (kind, value) {
        case (.translation, .size(let v)): (moved.tx, moved.ty) = (v.width, v.height)
        case (.translation, .point(let v)): (moved.tx, moved.ty) = (v.x, v.y)
        case (.translationX, .number(let v)): moved.tx = v
        case (.translationY, .number(let v)): moved.ty = v
        case (.rotationZ, .number(let v)): parts.angle = v
        case (.scale, .number(let v)): (parts.scaleX, parts.scaleY) = (v, v)
        case (.scaleX, .number(let v)): parts.scaleX = v
        case (.scaleY, .number(let v)): parts.scaleY = v
        default: return nil
        }
        return moved == transform ? parts.interpolated(to: parts, at: 0) : moved
    }

    private func changed(_ transform: CATransform3D, to value: AnimatableValue) -> CATransform3D? {
        // A transform without parts has lost its rotation and scale; what is set shows by itself.
        var parts = SpaceTransformParts(transform) ?? SpaceTransformParts()
        switch (kind, value) {
        case (.rotationX, .number(let v)): parts.angles.x = v
        case (.rotationY, .number(let v)): parts.angles.y = v
        case (.rotationZ, .number(let v)): parts.angles.z = v
        case (.scale, .number(let v)): parts.scale = SIMD3(repeating: v)
        case (.scaleX, .number(let v)): parts.scale.x = v
        case (.scaleY, .number(let v)): parts.scale.y = v
        case (.scaleZ, .number(let v)): parts.scale.z = v
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

extension LayerProperty {
    /// The number of a transform that the key path names; nil for other key paths.
    nonisolated var transformPart: TransformPart? {
        switch self {
        case .rotationX: TransformPart(kind: .rotationX)
        case .rotationY: TransformPart(kind: .rotationY)
        case .rotation, .rotationZ: TransformPart(kind: .rotationZ)
        case .scale: TransformPart(kind: .scale)
        case .scaleX: TransformPart(kind: .scaleX)
        case .scaleY: TransformPart(kind: .scaleY)
        case .scaleZ: TransformPart(kind: .scaleZ)
        case .translation: TransformPart(kind: .translation)
        case .translationX: TransformPart(kind: .translationX)
        case .translationY: TransformPart(kind: .translationY)
        case .translationZ: TransformPart(kind: .translationZ)
        case .sublayerRotationX: TransformPart(kind: .rotationX, isForSublayers: true)
        case .sublayerRotationY: TransformPart(kind: .rotationY, isForSublayers: true)
        case .sublayerRotationZ: TransformPart(kind: .rotationZ, isForSublayers: true)
        case .sublayerScale: TransformPart(kind: .scale, isForSublayers: true)
        case .sublayerTranslation: TransformPart(kind: .translation, isForSublayers: true)
        case .sublayerTranslationX: TransformPart(kind: .translationX, isForSublayers: true)
        case .sublayerTranslationY: TransformPart(kind: .translationY, isForSublayers: true)
        case .sublayerTranslationZ: TransformPart(kind: .translationZ, isForSublayers: true)
        default: nil
        }
    }
}
