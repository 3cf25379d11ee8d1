import CoreGraphics
import Foundation
public import UIFoundation

/// An effect that offsets a property by a value interpolated between two, depending on the tilt along an axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis along which the screen is tilted.
    public enum EffectType: Int, Sendable {
        /// To the left and the right.
        case tiltAlongHorizontalAxis
        /// Up and down.
        case tiltAlongVerticalAxis
    }

    /// The key path of the view's property.
    open var keyPath: String { path }
    /// The axis.
    open var type: EffectType { axis }
    /// The value at the tilt -1: a number, or a point, size or rectangle in an `NSValue`; nil is zero.
    open var minimumRelativeValue: Any?
    /// The value at the tilt 1: a number, or a point, size or rectangle in an `NSValue`; nil is zero.
    open var maximumRelativeValue: Any?

    private let path: String
    private let axis: EffectType

    /// Makes an effect on a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property's key path, such as `center.x`.
    ///   - type: The axis.
    public init(keyPath: String, type: EffectType) {
        (path, axis) = (keyPath, type)
        super.init()
    }

    /// Returns the interpolated value for the key path.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = axis == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let fraction = (min(max(tilt, -1), 1) + 1) / 2
        return [path: RelativeValue.between(minimumRelativeValue, maximumRelativeValue, at: fraction)]
    }

    override func duplicate() -> UIMotionEffect {
        let copy = UIInterpolatingMotionEffect(keyPath: path, type: axis)
        (copy.minimumRelativeValue, copy.maximumRelativeValue) = (minimumRelativeValue, maximumRelativeValue)
        return copy
    }
}

/// A value that consists of numbers.
private enum RelativeValue {
    /// Interpolates between two values; nil is zero.
    static func between(_ first: Any?, _ second: Any?, at fraction: CGFloat) -> Any {
        let kind = (first ?? second) as? NSValue
        let (start, end) = (numbers(of: first), numbers(of: second))
        let values = (0..<4).map { start[$0] + (end[$0] - start[$0]) * fraction }
        guard let kind, !(kind is NSNumber) else { return NSNumber(value: Double(values[0])) }
        if kind.holdsRect {
            return NSValue(cgRect: CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
        }
        if kind.holdsSize { return NSValue(cgSize: CGSize(width: values[0], height: values[1])) }
        return NSValue(cgPoint: CGPoint(x: values[0], y: values[1]))
    }

    /// Four numbers of a value; those that the value does not have are zero.
    private static func numbers(of value: Any?) -> [CGFloat] {
        let own: [CGFloat]
        switch value as? NSValue {
        case let number as NSNumber: own = [CGFloat(number.doubleValue)]
        case let value? where value.holdsRect:
            let rect = value.cgRectValue
            own = [rect.minX, rect.minY, rect.width, rect.height]
        case let value? where value.holdsSize: own = [value.cgSizeValue.width, value.cgSizeValue.height]
        case let value?: own = [value.cgPointValue.x, value.cgPointValue.y]
        case nil: own = []
        }
        return own + [CGFloat](repeating: 0, count: 4 - own.count)
    }
}

extension NSValue {
    fileprivate var holdsRect: Bool { holds("{CGRect={CGPoint=dd}{CGSize=dd}}") }
    fileprivate var holdsSize: Bool { holds("{CGSize=dd}") }
}
