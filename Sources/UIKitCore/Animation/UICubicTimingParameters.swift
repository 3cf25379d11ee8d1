public import Foundation
import QuartzCore

/// A pace along a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; slow start and end for one that was made from points.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first control point.
    open private(set) var controlPoint1: CGPoint
    /// The second control point.
    open private(set) var controlPoint2: CGPoint
    private let isNamed: Bool

    /// Makes the default curve of Core Animation, which starts fast and ends slowly.
    public override init() {
        (animationCurve, isNamed) = (.easeInOut, true)
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    }

    /// Makes one of the named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isNamed = true
        var points: [Float] = [0, 0, 0, 0]
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            curve.function.getControlPoint(at: 1, values: base)
            curve.function.getControlPoint(at: 2, values: base + 2)
        }
        controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
        controlPoint2 = CGPoint(x: CGFloat(points[2]), y: CGFloat(points[3]))
    }

    /// Makes a curve from its control points; x is cut to 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isNamed, controlPoint1, controlPoint2) = (.easeInOut, false, point1, point2)
    }

    /// Builtin for a named curve, else cubic.
    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    /// These parameters.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}
