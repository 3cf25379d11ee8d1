import CoreGraphics
import Foundation

/// The plain numbers of a list of values of one kind, for curves and distances, and the way back to a value.
nonisolated struct ComponentSpace {
    /// One vector per value, all of the same length.
    let vectors: [[CGFloat]]
    private let sample: AnimatableValue
    private let usesParts: Bool

    /// Decomposes values; nil for an empty list and for values of several kinds.
    ///
    /// Transforms become their parts, with every angle next to the one before; when one of them has no area, all become
    /// matrices. A missing colour is its neighbour made transparent.
    init?(_ values: [AnimatableValue]) {
        guard let first = values.first else { return nil }
        sample = first
        var transforms: [CGAffineTransform] = []
        var isSpatial = false
        var vectors: [[CGFloat]] = []
        var lastColor = values.lazy.compactMap { if case .color(let color?) = $0 { color } else { nil } }.first
        for value in values {
            switch value {
            case .number(let v): vectors.append([v])
            case .point(let v): vectors.append([v.x, v.y])
            case .size(let v): vectors.append([v.width, v.height])
            case .rect(let v): vectors.append([v.origin.x, v.origin.y, v.size.width, v.size.height])
            case .transform(let v): transforms.append(v)
            case .transform3D: isSpatial = true
            case .numbers(let v): vectors.append(v)
            case .colors(let v): vectors.append(v.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
            case .path(let v):
                guard let v, case .path(let model?) = first, model.interpolated(to: v, at: 0) != nil else { return nil }
                vectors.append(v.coordinates)
            case .color(let v):
                let color = v ?? lastColor?.withAlpha(multipliedBy: 0) ?? .clear
                lastColor = color
                vectors.append([color.red, color.green, color.blue, color.alpha].map { CGFloat($0) })
            }
        }
        usesParts = !transforms.contains { $0.determinant == 0 }
        if isSpatial {
            let spaceTransforms = values.compactMap(\.spaceTransform)
            guard spaceTransforms.count == values.count else { return nil }
            vectors = SpaceTransformParts.vectors(of: spaceTransforms)
        } else if !transforms.isEmpty {
            guard vectors.isEmpty else { return nil }
            vectors =
                usesParts ? Self.parts(of: transforms) : transforms.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
        }
        guard vectors.allSatisfy({ $0.count == vectors[0].count }), values.allSatisfy({ $0.isSameKind(as: first) })
        else { return nil }
        self.vectors = vectors
    }

    private static func parts(of transforms: [CGAffineTransform]) -> [[CGFloat]] {
        var angle: CGFloat?
        return transforms.map { transform in
            var parts = TransformParts(transform)
            if let angle { parts.angle += 2 * .pi * ((angle - parts.angle) / (2 * .pi)).rounded() }
            angle = parts.angle
            return [
                parts.scaleX, parts.scaleY, parts.shear, parts.angle, parts.translation.x, parts.translation.y,
            ]
        }
    }

    /// The value of a vector.
    func value(_ v: [CGFloat]) -> AnimatableValue {
        switch sample {
        case .number: return .number(v[0])
        case .point: return .point(CGPoint(x: v[0], y: v[1]))
        case .size: return .size(CGSize(width: v[0], height: v[1]))
        case .rect: return .rect(CGRect(origin: CGPoint(x: v[0], y: v[1]), size: CGSize(width: v[2], height: v[3])))
        case .color: return .color(RGBAColor(red: v[0], green: v[1], blue: v[2], alpha: v[3]))
        case .numbers: return .numbers(v)
        case .colors:
            return .colors(
                stride(from: 0, to: v.count - 3, by: 4).map {
                    RGBAColor(red: v[$0], green: v[$0 + 1], blue: v[$0 + 2], alpha: v[$0 + 3])
                })
        case .path(let model): return .path(model?.replacingCoordinates(with: v))
        case .transform3D: return .space(SpaceTransformParts.transform(v))
        case .transform:
            guard v.count == 6 else { return .space(SpaceTransformParts.transform(v)) }
            guard usesParts else {
                return .transform(CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
            }
            var parts = TransformParts(.identity)
            (parts.scaleX, parts.scaleY, parts.shear, parts.angle) = (v[0], v[1], v[2], v[3])
            parts.translation = CGPoint(x: v[4], y: v[5])
            return .transform(parts.interpolated(to: parts, at: 0))
        }
    }
}

extension AnimatableValue {
    /// True when both are numbers, or points, and so on.
    nonisolated func isSameKind(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
            (.numbers, .numbers), (.colors, .colors), (.path, .path):
            true
        default: spaceTransform != nil && other.spaceTransform != nil
        }
    }
}
