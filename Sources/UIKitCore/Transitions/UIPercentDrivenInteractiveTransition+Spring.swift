import CoreGraphics
package import Foundation

extension UIPercentDrivenInteractiveTransition {
    /// Gives the rest of the way, a part of the whole, the system's spring, which goes on with the finger's speed in ways per
    /// second.
    package func springOn(over rest: CGFloat, speed: CGFloat) {
        let time = rest * duration
        guard time > 0 else { return }
        // A spring that comes to rest in a time t turns from standing with 9.2334 / t at most, before it would pass its end.
        let velocity = min(speed / rest, 9.2334 / time)
        timingCurve = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
}
