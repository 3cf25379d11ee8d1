import Foundation
import Synchronization

/// Keeps the figures of all kinds and reports faults at once.
final class Ledger: Sendable {
    private let figures = Mutex<[String: Figures]>([:])

    /// Counts a run.
    func add(_ outcome: Outcome, events: Int, to kind: String) {
        figures.withLock { $0[kind, default: Figures()].add(outcome, events: events) }
    }

    /// Counts events beside those of the runs.
    func add(events: Int, to kind: String) { figures.withLock { $0[kind, default: Figures()].events += events } }

    /// Notes how long a kind has lasted.
    func note(wall: Double, of kind: String) { figures.withLock { $0[kind, default: Figures()].wall = wall } }

    /// Reports a fault with the command that repeats it.
    func fault(_ what: String, in kind: String, command: String, details: String) {
        figures.withLock {
            $0[kind, default: Figures()].faults += 1
            var text = "FAULT \(kind): \(what)\n  \(command)\n"
            for line in details.split(separator: "\n").suffix(12) { text += "    \(line.prefix(300))\n" }
            Self.write(text)
        }
    }

    /// Writes a sentence that is no fault.
    func say(_ sentence: String) { figures.withLock { _ in Self.write(sentence + "\n") } }

    /// The table of all kinds in an order, with a last row for all together.
    func table(_ kinds: [String]) -> String {
        let figures = figures.withLock { $0 }
        var total = Figures()
        var rows = [Figures.header]
        for kind in kinds {
            let own = figures[kind] ?? Figures()
            total.add(own)
            rows.append(own.row(kind))
        }
        rows.append(total.row("all"))
        return Figures.table(rows)
    }

    var faults: Int { figures.withLock { $0.values.reduce(0) { $0 + $1.faults } } }

    private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
