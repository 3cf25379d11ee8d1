public import CoreGraphics
public import Foundation
import QuartzCore

/// A pace like that of a mass on a spring.
///
/// Positions and sizes move with each axis' own initial velocity; other properties, such as opacity, begin with `dx`.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Shape {
        /// A damping ratio; the spring rests at the end of the animator's duration.
        case ratio(Double)
        /// A spring with a duration of its own.
        case physical(mass: Double, stiffness: Double, damping: Double)
        /// The perceived duration of the motion, and its bounce; it has a duration of its own, too.
        case perceived(duration: Double, bounce: Double)
    }

    private let shape: Shape
    /// The speed at the start: 1 covers the whole distance in a second.
    open private(set) var initialVelocity: CGVector

    /// Makes the spring of pushes and presentations.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// Makes a spring that rests at the end of the animator's duration; a ratio of 1 or more does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (shape, initialVelocity) = (.ratio(Double(ratio)), velocity)
    }

    /// Makes a spring from its physics, mass, stiffness and damping, which give the duration too.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        shape = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
    }

    /// Makes a spring from its perceived duration and its bounce, which give the duration too.
    ///
    /// The seconds are those of one swing, after which the spring still moves a little. A bounce of 0 does not swing, one of 1
    /// does so without end, and below 0, down to −1, the spring is overdamped.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity velocity: CGVector = .zero
    ) { self.init(.perceived(duration: duration, bounce: Double(bounce)), velocity) }

    private init(_ shape: Shape, _ velocity: CGVector) { (self.shape, initialVelocity) = (shape, velocity) }

    /// Always a spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// True when the animator's duration does not count.
    var hasOwnDuration: Bool { if case .ratio = shape { false } else { true } }

    /// The motions along both axes; the duration counts for springs that are given by their damping ratio.
    func curves(settlingIn duration: Double) -> (horizontal: SpringCurve, vertical: SpringCurve) {
        func curve(_ velocity: CGFloat) -> SpringCurve {
            switch shape {
            case .physical(let mass, let stiffness, let damping):
                SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double(velocity))
            case .perceived(let duration, let bounce):
                SpringCurve(perceivedDuration: duration, bounce: bounce, initialVelocity: Double(velocity))
            case .ratio(let ratio):
                SpringCurve(dampingRatio: ratio, initialVelocity: Double(velocity), settlingIn: duration)
            }
        }
        let horizontal = curve(initialVelocity.dx)
        return (horizontal, initialVelocity.dx == initialVelocity.dy ? horizontal : curve(initialVelocity.dy))
    }
}

extension SpringCurve {
    /// The spring with a perceived duration in seconds and a bounce: 0 for none, 1 for one without end; below 0 it
    /// is overdamped.
    ///
    /// The frequency is 2π / duration, the damping ratio 1 − bounce, or 1 / (1 + bounce) below 0. A bounce is cut to −1…1.
    nonisolated init(perceivedDuration duration: Double, bounce: Double, initialVelocity: Double) {
        let bounce = max(-1, min(1, bounce))
        self.init(
            frequency: 2 * .pi / max(duration, 0.001), dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            initialVelocity: initialVelocity)
    }
}
