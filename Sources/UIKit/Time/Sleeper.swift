import Dispatch
import Synchronization
import UIKitCore

/// A task that rests; the moment or the cancelling, whichever comes first, resumes it.
nonisolated final class Sleeper: Sendable {
    private enum State {
        case waiting(CheckedContinuation<Void, any Error>?)
        case over(isCancelled: Bool)
    }

    /// The number of tasks of the main actor that were resumed and have not got back to it.
    ///
    /// The language resumes a task on any thread first, which then hands it to its actor. Who goes on to a later moment before
    /// that makes what the task does fall on a moment that no replay repeats.
    static let returning = Atomic(0)

    private let isOnMainActor: Bool
    private let state = Mutex(State.waiting(nil))
    /// The work that ends the rest, while it waits.
    @MainActor private var deadline: DeadlineQueue.Deadline?

    /// Makes one for a task, which is on the main actor or elsewhere.
    init(isOnMainActor: Bool) { self.isOnMainActor = isOnMainActor }

    /// Takes what resumes the task, whose rest may be over already.
    func begin(_ continuation: CheckedContinuation<Void, any Error>) {
        let isCancelled: Bool? = state.withLock { state in
            if case .over(let isCancelled) = state { return isCancelled }
            state = .waiting(continuation)
            return nil
        }
        if let isCancelled { resume(continuation, isCancelled: isCancelled) }
    }

    /// Takes the work that will end the rest; it is taken back at once when the task was cancelled meanwhile.
    @MainActor func wait(for deadline: DeadlineQueue.Deadline) {
        if case .over = state.withLock({ $0 }) { return deadline.cancel() }
        self.deadline = deadline
    }

    /// Resumes the task, unless that has happened.
    func end(isCancelled: Bool) {
        let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
            guard case .waiting(let continuation) = state else { return nil }
            state = .over(isCancelled: isCancelled)
            return continuation
        }
        continuation.map { resume($0, isCancelled: isCancelled) }
        // No frame is made for a task that no longer waits.
        if isCancelled { DispatchQueue.main.async { self.deadline?.cancel() } }
    }

    /// The task goes on.
    func didReturn() {
        if isOnMainActor { Self.returning.subtract(1, ordering: .releasing) }
    }

    private func resume(_ continuation: CheckedContinuation<Void, any Error>, isCancelled: Bool) {
        if isOnMainActor { Self.returning.add(1, ordering: .relaxed) }
        isCancelled ? continuation.resume(throwing: CancellationError()) : continuation.resume()
    }
}
