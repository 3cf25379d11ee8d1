import CoreGraphics
import Foundation
import QuartzCore

/// Animates a sheet's card to a position on a spring that starts with the speed of the drag.
final class SheetMotion {
    private let driver = AnimationDriver()
    private(set) var isRunning = false

    /// Runs from a start to a goal; `onStep` gets each position, including the last one, before `onEnd` is called.
    func run(
        from start: CGFloat, to goal: CGFloat, velocity: CGFloat, onStep: @escaping (CGFloat) -> Void,
        onEnd: @escaping () -> Void
    ) {
        let spring = SettlingSpring(snappingTo: goal, from: start, velocity: velocity)
        let (begin, timeScale) = (LayerEnvironment.current.now, LayerEnvironment.current.timeScale)
        isRunning = true
        // The closure retains the motion, so that a card without other owners reaches its goal.
        driver.onStep = { [self] now in
            let time = (now - begin) / timeScale
            guard time >= spring.duration else { return onStep(spring.position(at: time)) }
            stop()
            onStep(goal)
            onEnd()
        }
        driver.isMoving = true
    }

    /// Stops at the present position.
    func stop() {
        isRunning = false
        driver.isMoving = false
        driver.onStep = { _ in }
    }
}
