import CoreGraphics
package import Foundation

extension UIPercentDrivenInteractiveTransition {
    /// Sets a spring as the timing of the rest, which continues with the speed of the gesture.
    ///
    /// - Parameter rest: The part of the transition that is left, 0 to 1.
    /// - Parameter speed: The gesture's speed, in transitions per second.
    package func springOn(over rest: CGFloat, speed: CGFloat) {
        let time = rest * duration
        guard time > 0 else { return }
        // A spring that settles in a time t passes its end when its initial velocity exceeds 9.2334 / t.
        let velocity = min(speed / rest, 9.2334 / time)
        timingCurve = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
}
