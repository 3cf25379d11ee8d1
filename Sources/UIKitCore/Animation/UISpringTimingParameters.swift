public import CoreGraphics
public import Foundation
import QuartzCore

/// A pace like that of a mass on a spring.
///
/// Places and sizes move with each axis' own initial velocity; other properties, such as opacity, begin with `dx`.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Shape {
        /// A damping ratio; comes to rest with the animator's duration.
        case ratio(Double)
        /// A spring with a duration of its own.
        case physical(mass: Double, stiffness: Double, damping: Double)
    }

    private let shape: Shape
    /// The speed at the start: 1 covers the whole distance in a second.
    public let initialVelocity: CGVector

    /// Makes the spring of pushes and presentations.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// Makes a spring that comes to rest with the animator's duration; a ratio of 1 or more does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (shape, initialVelocity) = (.ratio(Double(ratio)), velocity)
    }

    /// Makes a spring from its physics, which give the duration too.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        shape = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
    }

    /// Always a spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// True when the animator's duration does not count.
    var hasOwnDuration: Bool { if case .physical = shape { true } else { false } }

    /// The motions along both axes; the duration counts for springs that are given by their damping ratio.
    func curves(settlingIn duration: Double) -> (horizontal: SpringCurve, vertical: SpringCurve) {
        func curve(_ velocity: CGFloat) -> SpringCurve {
            switch shape {
            case .physical(let mass, let stiffness, let damping):
                SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double(velocity))
            case .ratio(let ratio):
                SpringCurve(dampingRatio: ratio, initialVelocity: Double(velocity), settlingIn: duration)
            }
        }
        let horizontal = curve(initialVelocity.dx)
        return (horizontal, initialVelocity.dx == initialVelocity.dy ? horizontal : curve(initialVelocity.dy))
    }
}
