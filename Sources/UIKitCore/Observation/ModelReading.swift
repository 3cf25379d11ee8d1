import Dispatch
import Foundation
import Observation
import Synchronization

/// The observable properties that one callback of a view has read: a change of any of them marks the callback to run again.
///
/// The view owns one for each callback that reads models. A registration lasts until the first change. If the callback runs again
/// before that, the former registration must end, for which the Observation library has no call. Therefore each callback also
/// reads a property of its own reading; announcing a change of that property ends the whole registration.
nonisolated final class ModelReading: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    /// Counts registrations, so that the notification of an ended one is ignored.
    private let number = Atomic(0)
    private let rerun: @MainActor @Sendable () -> Void

    /// Makes the reading of a callback; `rerun` marks that to run again and must not keep the reading's owner alive.
    init(rerun: @escaping @MainActor @Sendable () -> Void) { self.rerun = rerun }

    deinit { end() }

    /// Runs a callback and calls a handler, which is made only if a model was read, at the first change of one.
    ///
    /// The closure is one without an actor: that of a view would be checked for it at each call.
    static func track(
        _ reading: ModelReading?, _ callback: () -> Void, onChange: @autoclosure () -> @Sendable () -> Void
    ) {
        withObservationTracking(
            {
                reading?.join()
                callback()
            }, onChange: onChange())
    }

    /// The property that represents the registration.
    private var token: Void { () }

    /// Adds this object's property to the registration; must be called where reads are tracked.
    func join() { registrar.access(self, keyPath: \.token) }

    /// Ends the registration.
    func end() {
        number.add(1, ordering: .relaxed)
        registrar.willSet(self, keyPath: \.token)
    }

    /// The handler that the registration calls, on whichever thread a model changes.
    var handler: @Sendable () -> Void {
        let registration = number.load(ordering: .relaxed)
        return { [weak self] in self?.modelWillChange(registration) }
    }

    private func modelWillChange(_ registration: Int) {
        guard registration == number.load(ordering: .relaxed) else { return }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { rerun() }
        } else {
            // The value is not set yet; at the next frame it is.
            DispatchQueue.main.async { [rerun] in rerun() }
        }
    }
}
