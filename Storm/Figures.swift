import Foundation

/// The counts of a kind of storm.
struct Figures: Sendable {
    var runs = 0
    /// Runs that ended with another exit code than 0.
    var refused = 0
    var events = 0
    var faults = 0
    /// Processor time of the slowest run.
    var slowest = 0.0
    var largest = 0
    /// Processor time of all runs.
    var machineTime = 0.0
    /// Wall-clock time that the kind was given.
    var wall = 0.0

    mutating func add(_ outcome: Outcome, events: Int) {
        runs += 1
        if case .exited(let code) = outcome.ending, code != 0 { refused += 1 }
        self.events += events
        slowest = max(slowest, outcome.processor)
        largest = max(largest, outcome.memory)
        machineTime += outcome.processor
    }

    mutating func add(_ other: Figures) {
        runs += other.runs
        refused += other.refused
        events += other.events
        faults += other.faults
        slowest = max(slowest, other.slowest)
        largest = max(largest, other.largest)
        machineTime += other.machineTime
        wall += other.wall
    }

    static let header = ["kind", "runs", "refused", "events", "faults", "slowest", "largest", "machine", "minutes"]

    func row(_ name: String) -> [String] {
        [
            name, String(runs), String(refused), String(events), String(faults), Self.text(slowest, digits: 2) + " s",
            "\(largest >> 20) MB", Self.text(machineTime, digits: 0) + " s", Self.text(wall / 60, digits: 1),
        ]
    }

    /// A number with so many digits after the point.
    static func text(_ number: Double, digits: Int) -> String { String(format: "%.\(digits)f", number) }

    /// Rows with their columns below each other: the first from the left, the others from the right.
    static func table(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { index, cell in
                let space = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
