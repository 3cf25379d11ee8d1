/// Work that waits for a media time: long presses, delays, carets, and other work that other systems give to timers.
///
/// Due work runs in the order of its times, and for equal times in the order in which it was scheduled.
package final class DeadlineQueue {
    /// One piece of waiting work.
    package final class Deadline {
        package let time: Double
        /// True for the framework's own routine, such as the status bar's clock, which no test waits for.
        package let isRoutine: Bool
        fileprivate let isWanted: () -> Bool
        fileprivate var body: (() -> Void)?
        fileprivate weak var queue: DeadlineQueue?

        fileprivate init(
            time: Double, isRoutine: Bool, while isWanted: @escaping () -> Bool, body: @escaping () -> Void
        ) {
            (self.time, self.isRoutine, self.isWanted, self.body) = (time, isRoutine, isWanted, body)
        }

        /// Cancels the work; has no effect once it has run.
        package func cancel() {
            body = nil
            queue?.waiting.removeAll { $0 === self }
        }
    }

    fileprivate var waiting: [Deadline] = []
    private let onSchedule: (Double) -> Void

    package init(onSchedule: @escaping (Double) -> Void) { self.onSchedule = onSchedule }

    /// Has work run at the first frame at or after a media time.
    ///
    /// - Parameters:
    ///   - time: The media time.
    ///   - isRoutine: Whether it is the framework's own routine.
    ///   - isWanted: Returns whether the work is still needed, which is cancelled where it returns false.
    ///   - body: The work.
    @discardableResult
    package func schedule(
        at time: Double, isRoutine: Bool = false, while isWanted: @escaping () -> Bool = { true },
        _ body: @escaping () -> Void
    ) -> Deadline {
        let deadline = Deadline(time: time, isRoutine: isRoutine, while: isWanted, body: body)
        deadline.queue = self
        let place = waiting.firstIndex { $0.time > time } ?? waiting.count
        waiting.insert(deadline, at: place)
        onSchedule(time)
        return deadline
    }

    /// The earliest time of waiting work.
    package var nextTime: Double? {
        while let first = waiting.first, !first.isWanted() { first.cancel() }
        return waiting.first?.time
    }

    /// True while work other than routine work waits.
    package var hasPendingWork: Bool { waiting.contains { !$0.isRoutine && $0.isWanted() } }

    /// Runs the work that is due; work that is scheduled meanwhile for a time already past waits for the next frame.
    func runDue(at time: Double) {
        let due = waiting.prefix { $0.time <= time + 1e-9 }
        waiting.removeFirst(due.count)
        for deadline in due {
            let body = deadline.body
            deadline.body = nil
            if deadline.isWanted() { body?() }
        }
    }
}
