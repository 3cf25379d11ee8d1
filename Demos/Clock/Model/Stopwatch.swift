import Foundation

/// A stopwatch that counts hundredths of seconds and laps; times of call are seconds on any clock that does not stop.
///
/// Laps are differences of whole hundredths, so that they add up to the time that is shown.
struct Stopwatch: Equatable {
    /// The finished laps in hundredths, the first one first.
    private(set) var laps: [Int] = []
    private var gathered: TimeInterval = 0
    private var start: TimeInterval?

    var isRunning: Bool { start != nil }

    /// Whether no time was measured yet.
    var isFresh: Bool { start == nil && gathered == 0 }

    /// The time on the display in hundredths.
    func time(at now: TimeInterval) -> Int {
        let seconds = gathered + (start.map { max(0, now - $0) } ?? 0)
        // A whole hundredth but for rounding counts as one.
        return Int((seconds * 100 + 1e-6).rounded(.down))
    }

    /// The lap that is not finished, in hundredths.
    func currentLap(at now: TimeInterval) -> Int { time(at: now) - laps.reduce(0, +) }

    /// The index of the shortest finished lap; nil while there is no other to compare.
    var best: Int? { extreme(<) }

    /// The index of the longest finished lap; nil while there is no other to compare.
    var worst: Int? { extreme(>) }

    private func extreme(_ beats: (Int, Int) -> Bool) -> Int? {
        guard laps.count > 1, Set(laps).count > 1 else { return nil }
        var place = 0
        for index in laps.indices where beats(laps[index], laps[place]) { place = index }
        return place
    }

    mutating func start(at now: TimeInterval) { start = start ?? now }

    mutating func stop(at now: TimeInterval) {
        guard let start else { return }
        gathered += max(0, now - start)
        self.start = nil
    }

    /// Finishes a lap.
    mutating func lap(at now: TimeInterval) { if isRunning { laps.append(currentLap(at: now)) } }

    mutating func reset() { self = Stopwatch() }

    // MARK: Keeping

    /// The saved form of a stopwatch: by a date, which advances between two runs of the app.
    struct Record: Codable, Equatable {
        var laps: [Int] = []
        var gathered: TimeInterval = 0
        var start: Date?
    }

    init() {}

    /// Makes one that continues a record at a date, which is the same moment as a time of call.
    init(_ record: Record, at now: TimeInterval, date: Date) {
        (laps, gathered) = (record.laps, record.gathered)
        // A clock that was put back does not shorten the time.
        start = record.start.map { now - max(0, date.timeIntervalSince($0)) }
    }

    /// The saved form at a time of call, which is the same moment as a date.
    func record(at now: TimeInterval, date: Date) -> Record {
        Record(laps: laps, gathered: gathered, start: start.map { date.addingTimeInterval($0 - now) })
    }

    /// A time as `07:43.21`, with hours when there are any.
    static func text(_ hundredths: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let seconds = hundredths / 100
        let tail = "\(two(seconds / 60 % 60)):\(two(seconds % 60)).\(two(hundredths % 100))"
        return seconds < 3600 ? tail : "\(seconds / 3600):" + tail
    }
}
