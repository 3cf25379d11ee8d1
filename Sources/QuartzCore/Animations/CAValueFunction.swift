import CoreGraphics
public import Foundation

/// Makes a transform of the numbers of an animation, so that an angle can pass a whole turn.
///
/// The animation is one of a transform, and its values are numbers, or arrays of three for those that have a value per axis.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
    /// The name of the function.
    open private(set) var name: CAValueFunctionName

    private let kind: Kind

    private enum Kind {
        case rotate(x: CGFloat, y: CGFloat, z: CGFloat)
        /// The axis of the number; nil for three numbers.
        case scale(axis: Int?)
        case translate(axis: Int?)
    }

    /// The function of a name; nil when there is none.
    public init?(name: CAValueFunctionName) {
        switch name {
        case .rotateX: kind = .rotate(x: 1, y: 0, z: 0)
        case .rotateY: kind = .rotate(x: 0, y: 1, z: 0)
        case .rotateZ: kind = .rotate(x: 0, y: 0, z: 1)
        case .scale: kind = .scale(axis: nil)
        case .scaleX: kind = .scale(axis: 0)
        case .scaleY: kind = .scale(axis: 1)
        case .scaleZ: kind = .scale(axis: 2)
        case .translate: kind = .translate(axis: nil)
        case .translateX: kind = .translate(axis: 0)
        case .translateY: kind = .translate(axis: 1)
        case .translateZ: kind = .translate(axis: 2)
        default: return nil
        }
        self.name = name
    }

    /// The value that the function leaves unchanged, for values that an animation does not name.
    var rest: AnimatableValue {
        switch kind {
        case .rotate: .number(0)
        case .scale(let axis): axis == nil ? .numbers([1, 1, 1]) : .number(1)
        case .translate(let axis): axis == nil ? .numbers([0, 0, 0]) : .number(0)
        }
    }

    /// The transform for a value; nil for one of another kind than `rest`.
    func transform(of value: AnimatableValue) -> AnimatableValue? {
        switch kind {
        case .rotate(let x, let y, let z):
            guard case .number(let angle) = value else { return nil }
            return .space(CATransform3DMakeRotation(angle, x, y, z))
        case .scale(let axis):
            return Self.vector(value, axis: axis, rest: 1).map {
                .space(CATransform3DMakeScale($0[0], $0[1], $0[2]))
            }
        case .translate(let axis):
            return Self.vector(value, axis: axis, rest: 0).map {
                .space(CATransform3DMakeTranslation($0[0], $0[1], $0[2]))
            }
        }
    }

    private static func vector(_ value: AnimatableValue, axis: Int?, rest: CGFloat) -> [CGFloat]? {
        switch (value, axis) {
        case (.number(let number), let axis?):
            var vector = [rest, rest, rest]
            vector[axis] = number
            return vector
        case (.numbers(let numbers), nil) where numbers.count == 3: return numbers
        default: return nil
        }
    }
}
