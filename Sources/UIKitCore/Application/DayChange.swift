import Foundation

/// Notifies the app when a day of its session's calendar begins.
final class DayChange {
    private unowned let runtime: ApplicationRuntime

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Waits for the next midnight, and from then on for each that follows.
    func schedule() { schedule(after: runtime.clock.date) }

    private func schedule(after now: Date) {
        guard
            let midnight = runtime.calendar.nextDate(
                after: now, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
        else { return }
        let time = runtime.now + midnight.timeIntervalSince(runtime.clock.date)
        runtime.clock.deadlines.schedule(at: time, isRoutine: true) {
            [weak self] in self?.dayDidChange()
        }
    }

    private func dayDidChange() {
        let application = runtime.application
        application.delegate?.applicationSignificantTimeChange(application)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: application)
        // A rounded time must not find the same midnight again.
        schedule(after: runtime.clock.date.addingTimeInterval(1))
    }
}
