import CoreGraphics
import Foundation
import QuartzCore

/// Lets a sheet's card run to a place by itself, on a spring that begins with the speed of the finger.
final class SheetMotion {
    private let driver = AnimationDriver()
    private(set) var isRunning = false

    /// Runs from a place to another; `onStep` gets each place on the way, the last one included, before `onEnd` is called.
    func run(
        from start: CGFloat, to goal: CGFloat, velocity: CGFloat, onStep: @escaping (CGFloat) -> Void,
        onEnd: @escaping () -> Void
    ) {
        let spring = SettlingSpring(snappingTo: goal, from: start, velocity: velocity)
        let (begin, timeScale) = (LayerEnvironment.current.now, LayerEnvironment.current.timeScale)
        isRunning = true
        // The step holds the motion: a card left to itself comes to its place.
        driver.onStep = { [self] now in
            let time = (now - begin) / timeScale
            guard time >= spring.duration else { return onStep(spring.position(at: time)) }
            stop()
            onStep(goal)
            onEnd()
        }
        driver.isMoving = true
    }

    /// Ends it where it is.
    func stop() {
        isRunning = false
        driver.isMoving = false
        driver.onStep = { _ in }
    }
}
