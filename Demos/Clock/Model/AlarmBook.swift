import UIKit

/// The alarms in the order of the day, and the timer that waits for the next of them.
final class AlarmBook {
    /// How long an alarm is quiet after `snooze`, in seconds.
    static let snoozeTime: TimeInterval = 9 * 60

    /// The saved form of the book, with its date.
    struct Record: Codable, Equatable {
        var alarms: [Alarm]
        var snoozed: [Alarm.ID: Date] = [:]
        var date: Date?
    }

    private let kept: Kept<Record>
    private(set) var alarms: [Alarm]
    /// The alarms or their labels have changed.
    var onChange: (() -> Void)?
    /// An alarm rings.
    var onDue: ((Alarm) -> Void)?

    private var snoozed: [Alarm.ID: Date]
    private var timer: Timer?
    /// All that was due up to here has rung.
    private var rungUntil = Date.distantPast

    /// Makes a book of the alarms that were kept, else of some to begin with.
    init(_ first: [Alarm] = [], in defaults: UserDefaults) {
        kept = Kept("alarms", in: defaults, first: Record(alarms: first))
        (alarms, snoozed) = (kept.value.alarms, kept.value.snoozed)
        sort()
    }

    /// Begins to wait for alarms; an app must be running. Those that would have rung while it was not are missed.
    func start() {
        let now = Date()
        snoozed = snoozed.filter { $0.value > now }
        if let date = kept.value.date {
            for index in alarms.indices where alarms[index].weekdays.isEmpty {
                let ring = alarms[index].nextRing(after: date, in: SessionClock.calendar)
                if let ring, ring <= now { alarms[index].isOn = false }
            }
        }
        wait()
    }

    private func keep() { kept.value = Record(alarms: alarms, snoozed: snoozed, date: Date()) }

    /// The alarm with a number; nil for one that was deleted.
    func alarm(_ id: Alarm.ID) -> Alarm? { alarms.first { $0.id == id } }

    /// A number that no alarm has.
    var freeID: Alarm.ID { (alarms.map(\.id).max() ?? 0) + 1 }

    /// Adds an alarm, or replaces the one with its number.
    func put(_ alarm: Alarm) {
        snoozed[alarm.id] = nil
        alarms.removeAll { $0.id == alarm.id }
        alarms.append(alarm)
        sort()
        didChange()
    }

    func remove(_ id: Alarm.ID) {
        snoozed[id] = nil
        alarms.removeAll { $0.id == id }
        didChange()
    }

    func setOn(_ isOn: Bool, _ id: Alarm.ID) {
        guard var alarm = alarm(id) else { return }
        alarm.isOn = isOn
        put(alarm)
    }

    /// Has an alarm ring again after a while, even if it rings only once.
    func snooze(_ id: Alarm.ID) {
        snoozed[id] = Date(timeIntervalSinceNow: Self.snoozeTime)
        keep()
        wait()
    }

    /// When the next alarm rings; nil when none does.
    var nextRing: Date? { rings().map(\.date).min() }

    private func sort() { alarms.sort { ($0.hour, $0.minute, $0.id) < ($1.hour, $1.minute, $1.id) } }

    private func didChange() {
        keep()
        wait()
        onChange?()
    }

    private func rings() -> [(alarm: Alarm, date: Date)] {
        let calendar = SessionClock.calendar
        // An alarm that has just rung may be a moment ahead of the clock.
        let now = max(rungUntil, Date())
        return alarms.flatMap { alarm in
            [alarm.nextRing(after: now, in: calendar), snoozed[alarm.id]].compactMap { $0.map { (alarm, $0) } }
        }
    }

    private func wait() {
        timer?.invalidate()
        timer = nil
        let rings = rings()
        guard let next = rings.map(\.date).min() else { return }
        let due = rings.filter { $0.date == next }.map(\.alarm)
        timer = Timer.scheduledTimer(withTimeInterval: next.timeIntervalSinceNow, repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.ring(due, at: next) }
        }
    }

    private func ring(_ due: [Alarm], at date: Date) {
        rungUntil = date
        for alarm in due {
            snoozed[alarm.id] = nil
            if alarm.weekdays.isEmpty, let index = alarms.firstIndex(where: { $0.id == alarm.id }) {
                alarms[index].isOn = false
            }
        }
        didChange()
        for alarm in due { onDue?(alarm) }
    }
}
