/// Calls a closure once in each frame while an object moves in steps of its own, with the display links of the application.
///
/// While it runs, frames are asked for at the full rate; at rest it costs no time. Steppers and links are called in the order
/// in which they began to run, and one that begins meanwhile is called in the next frame.
package final class FrameStepper {
    private let step: () -> Bool
    private weak var pass: DisplayLinkPass?

    /// Makes one at rest.
    ///
    /// - Parameter step: advances to the time of the frame; false at the end of the motion, which ends the stepping.
    package init(_ step: @escaping () -> Bool) { self.step = step }

    /// Whether it is called in the next frame.
    package var isRunning: Bool { pass != nil }

    /// Has it called from the next frame on; has no effect while no application runs.
    package func start() {
        guard pass == nil, let clock = AppClock.current else { return }
        pass = clock.displayLinks
        clock.displayLinks.add(self)
    }

    /// Stops the calls.
    package func stop() {
        pass?.remove(self)
        pass = nil
    }
}

extension FrameStepper: FrameLink {
    /// Every frame.
    var nextTime: Double? { 0 }

    func fire(at time: Double) {
        if !step() { stop() }
    }
}
