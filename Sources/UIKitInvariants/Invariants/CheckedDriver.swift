package import HostInterface
package import QuartzCore
package import UIKitCore

/// Passes a host's events and requests for frames to an app, and checks all objects after each.
///
/// Only the first fault is reported; the session is to end then.
package final class CheckedDriver: ApplicationDriver {
    /// Views are visited at rest, but not more often than after this many events: the cost depends on the number of views.
    private static let pause = 100

    /// A disagreement between objects.
    package struct Fault: Sendable {
        /// The number of events so far, the last of which caused it.
        package let step: Int
        /// The media time in seconds.
        package let time: Double
        /// The violated rule, as a clause.
        package let clause: String
    }

    private let runtime: ApplicationRuntime
    private let check: InvariantCheck
    private let onFault: (Fault) -> Void
    private var count = 0
    private var nextLookAtRest = 0
    private var isDone = false

    /// Makes a driver of an app that is not launched yet. The host does not retain it.
    ///
    /// - Parameter onFault: Called with the first disagreement that is found; no later one is looked for.
    package init(of runtime: ApplicationRuntime, onFault: @escaping (Fault) -> Void) {
        (self.runtime, self.onFault) = (runtime, onFault)
        check = InvariantCheck(of: runtime)
    }

    @discardableResult
    package func receive(_ event: HostEvent, at time: Double) -> Bool {
        let isUsedUp = runtime.receive(event, at: time)
        count += 1
        check.note(event)
        look(at: time)
        return isUsedUp
    }

    package func frame(at time: Double) -> RenderFrame? {
        let frame = runtime.frame(at: time)
        look(at: time)
        return frame
    }

    private func look(at time: Double) {
        guard !isDone else { return }
        guard let clause = check.fault ?? clauseAtRest else { return }
        isDone = true
        onFault(Fault(step: count, time: time, clause: clause))
    }

    private var clauseAtRest: String? {
        guard count >= nextLookAtRest, check.isOver else { return nil }
        nextLookAtRest = count + Self.pause
        return check.faultAtRest
    }
}
