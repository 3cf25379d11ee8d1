/// Describes the pace of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The one of the two descriptions that counts.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
