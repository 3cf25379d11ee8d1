import Foundation
import Synchronization

/// Lines about events, with the times of the app.
nonisolated enum Diary {
    private static let begin = ProcessInfo.processInfo.systemUptime
    private static let lines = Mutex<[String]>([])

    /// Starts the account.
    static func open() { _ = begin }

    /// Writes a line from any thread, with the seconds since the beginning.
    static func note(_ text: String) {
        let time = String(format: "%.2f", ProcessInfo.processInfo.systemUptime - begin)
        lines.withLock { $0.append("\(time) \(text)") }
    }

    /// Prints all lines.
    static func print() { lines.withLock { Swift.print($0.joined(separator: "\n")) } }
}
