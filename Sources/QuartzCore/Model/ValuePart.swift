import CoreGraphics
import Foundation

/// A part of a point, a size, a rectangle or a transform that key paths name. Raw values are Core Animation's.
package nonisolated enum ValuePart: String, Sendable {
    case x, y
    case width, height
    case origin
    case originX = "origin.x"
    case originY = "origin.y"
    case size
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    /// About z, as `rotationZ`.
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    /// Along all axes; read along x.
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    /// Along x and y; read along x.
    case scaleXY = "scale.xy"
    /// That in the plane, as a size.
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"

    static let ofPoints: Set<ValuePart> = [.x, .y]
    static let ofSizes: Set<ValuePart> = [.width, .height]
    static let ofRects: Set<ValuePart> = [.origin, .originX, .originY, .size, .sizeWidth, .sizeHeight]
    static let ofTransforms: Set<ValuePart> = [
        .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .scaleXY, .translation,
        .translationX, .translationY, .translationZ,
    ]

    /// The part of a value; nil for one of another kind.
    package func value(of whole: AnimatableValue) -> AnimatableValue? {
        switch (self, whole) {
        case (.x, .point(let v)): .number(v.x)
        case (.y, .point(let v)): .number(v.y)
        case (.width, .size(let v)): .number(v.width)
        case (.height, .size(let v)): .number(v.height)
        case (.origin, .rect(let v)): .point(v.origin)
        case (.originX, .rect(let v)): .number(v.origin.x)
        case (.originY, .rect(let v)): .number(v.origin.y)
        case (.size, .rect(let v)): .size(v.size)
        case (.sizeWidth, .rect(let v)): .number(v.size.width)
        case (.sizeHeight, .rect(let v)): .number(v.size.height)
        case (_, .transform(let v)): value(of: v)
        case (_, .transform3D(let v)): value(of: v)
        default: nil
        }
    }

    /// A value with another part; nil when either is of another kind.
    func changed(_ whole: AnimatableValue, to part: AnimatableValue) -> AnimatableValue? {
        switch (whole, part) {
        case (.point(let point), .number(let v)): changed(point, to: v).map { .point($0) }
        case (.size(let size), .number(let v)): changed(size, to: v).map { .size($0) }
        case (.rect(let rect), _): changed(rect, to: part).map { .rect($0) }
        case (.transform(let transform), _):
            changed(transform, to: part).map { .transform($0) }
                ?? changed(CATransform3DMakeAffineTransform(transform), to: part).map { .space($0) }
        case (.transform3D(let transform), _): changed(transform, to: part).map { .space($0) }
        default: nil
        }
    }

    private func changed(_ point: CGPoint, to number: CGFloat) -> CGPoint? {
        switch self {
        case .x: CGPoint(x: number, y: point.y)
        case .y: CGPoint(x: point.x, y: number)
        default: nil
        }
    }

    private func changed(_ size: CGSize, to number: CGFloat) -> CGSize? {
        switch self {
        case .width: CGSize(width: number, height: size.height)
        case .height: CGSize(width: size.width, height: number)
        default: nil
        }
    }

    private func changed(_ rect: CGRect, to part: AnimatableValue) -> CGRect? {
        var changed = rect
        switch (self, part) {
        case (.origin, .point(let v)): changed.origin = v
        case (.originX, .number(let v)): changed.origin.x = v
        case (.originY, .number(let v)): changed.origin.y = v
        case (.size, .size(let v)): changed.size = v
        case (.sizeWidth, .number(let v)): changed.size.width = v
        case (.sizeHeight, .number(let v)): changed.size.height = v
        default: return nil
        }
        return changed
    }
}
