package import CoreGraphics
package import Foundation

/// A value of a layer's property in a form that can be added and interpolated.
package nonisolated enum AnimatableValue: Hashable, Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    /// A transform that leaves the plane.
    case transform3D(CATransform3D)
    case color(RGBAColor?)
    case numbers([CGFloat])
    case colors([RGBAColor])
    case path(PathGeometry?)

    /// The value a fraction of the way to another; the other one when the kinds differ.
    package func interpolated(to other: AnimatableValue, at t: CGFloat) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                // Distances have lengths below zero, which `minX` and `width` would turn around.
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)):
            return .transform(TransformParts(a).interpolated(to: TransformParts(b), at: t))
        case (.color(let a), .color(let b)):
            // A missing colour is the other one made transparent, so that it fades without a tinge.
            let from = a ?? b?.withAlpha(multipliedBy: 0) ?? .clear
            let to = b ?? from.withAlpha(multipliedBy: 0)
            return .color(
                RGBAColor(
                    red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
                    alpha: mix(from.alpha, to.alpha)))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(mix))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(
                zip(a, b).map { from, to in
                    RGBAColor(
                        red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
                        alpha: mix(from.alpha, to.alpha))
                })
        case (.path(let a?), .path(let b?)): return .path(a.interpolated(to: b, at: t) ?? b)
        default:
            // At least one of two transforms leaves the plane.
            guard let a = spaceTransform, let b = other.spaceTransform else { return other }
            return .space(SpaceTransformParts.interpolate(a, b, at: t))
        }
    }

    /// The sum, component by component; transforms are concatenated, this one first. nil for colours and unequal kinds.
    package func adding(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    origin: CGPoint(x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y),
                    size: CGSize(width: a.size.width + b.size.width, height: a.size.height + b.size.height)))
        case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 })
        default:
            if let a = spaceTransform, let b = other.spaceTransform { .space(CATransform3DConcat(a, b)) } else { nil }
        }
    }

    /// The value that added to `other` gives this one; nil where `adding` gives nil or the transform cannot be undone.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            b.determinant == 0 ? nil : .transform(b.inverted().concatenating(a))
        case (.transform, .transform3D), (.transform3D, .transform), (.transform3D, .transform3D):
            spaceDistance(from: other)
        default: adding(other.scaled(by: -1))
        }
    }

    /// The value of no effect in a sum.
    package var zero: AnimatableValue {
        if spaceTransform != nil { return .transform(.identity) }
        return scaled(by: 0)
    }

    /// Each component multiplied; transforms, colours and paths are returned as they are.
    package func scaled(by factor: CGFloat) -> AnimatableValue {
        switch self {
        case .number(let a): .number(a * factor)
        case .point(let a): .point(CGPoint(x: a.x * factor, y: a.y * factor))
        case .size(let a): .size(CGSize(width: a.width * factor, height: a.height * factor))
        case .rect(let a):
            .rect(
                CGRect(
                    origin: CGPoint(x: a.origin.x * factor, y: a.origin.y * factor),
                    size: CGSize(width: a.size.width * factor, height: a.size.height * factor)))
        case .numbers(let a): .numbers(a.map { $0 * factor })
        case .transform, .transform3D, .color, .colors, .path: self
        }
    }

    /// The value in an object; nil for a type that cannot be animated.
    private init?(boxed: NSValue) {
        if boxed.holds("{CGPoint=dd}") {
            self = .point(boxed.cgPointValue)
        } else if boxed.holds("{CGSize=dd}") {
            self = .size(boxed.cgSizeValue)
        } else if boxed.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") {
            self = .rect(boxed.cgRectValue)
        } else if let transform = boxed.transform3D {
            self = .space(transform)
        } else if boxed.numbers(6) != nil {
            self = .transform(boxed.cgAffineTransformValue)
        } else {
            return nil
        }
    }

    /// The value from an object of app code in an animation; nil for a type that cannot be animated.
    package init?(_ any: Any?) {
        switch any {
        case let value as AnimatableConvertible: self = value.animatable
        case let value as CGColor: self = .color(value.rgba)
        case let value as CGPath: self = .path(value.geometry)
        case let value as CATransform3D: self = .space(value)
        case let value as Int: self = .number(CGFloat(value))
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as NSValue:
            guard let boxed = AnimatableValue(boxed: value) else { return nil }
            self = boxed
        case let values as [Any] where !values.isEmpty:
            let colors = values.compactMap { ($0 as? CGColor)?.rgba }
            let numbers = values.compactMap { any -> CGFloat? in
                if case .number(let number)? = AnimatableValue(any) { number } else { nil }
            }
            if colors.count == values.count {
                self = .colors(colors)
            } else if numbers.count == values.count {
                self = .numbers(numbers)
            } else {
                return nil
            }
        default: return nil
        }
    }
}
