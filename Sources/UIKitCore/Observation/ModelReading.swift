import Dispatch
import Foundation
import Observation
import Synchronization

/// The observable properties that one callback of a view has read: a change of any of them marks the callback to run again.
///
/// The view owns one for each callback that reads models. A registration lasts until the first change. When the callback runs
/// again before, the former one has to go, which the Observation library has no call for: so each callback reads a property of
/// its own reading too, and announcing a change of that ends the registration with everything that belongs to it.
nonisolated final class ModelReading: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    /// Counts registrations: what an ended one has to say is not heard.
    private let number = Atomic(0)
    private let rerun: @MainActor @Sendable () -> Void

    /// Makes the reading of a callback; `rerun` marks that to run again and must not keep the reading's owner alive.
    init(rerun: @escaping @MainActor @Sendable () -> Void) { self.rerun = rerun }

    deinit { end() }

    /// Stands for the registration.
    private var token: Void { () }

    /// Makes what is read now part of a registration; to be called where reading is tracked.
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
            // The value is not set yet; by the time of the next frame it is.
            DispatchQueue.main.async { [rerun] in rerun() }
        }
    }
}
