import Foundation
import Synchronization
import UIKit

/// Lines of what happened, with the times that clocks told.
nonisolated enum Diary {
    private static let begin = (date: Date(), uptime: ProcessInfo.processInfo.systemUptime)
    private static let lines = Mutex<[String]>([])

    /// Starts the account.
    static func open() { _ = begin }

    /// Writes a line from any thread: its name, the seconds since the beginning, and whether it is the main thread.
    static func note(_ name: String) {
        let time = String(format: "%.3f", ProcessInfo.processInfo.systemUptime)
        lines.withLock { $0.append("\(time) \(name) \(pthread_main_np() != 0 ? "main" : "other")") }
    }

    /// Writes a line on what is not a moment.
    static func say(_ text: String) { lines.withLock { $0.append(text) } }

    /// Prints all lines.
    static func print() { lines.withLock { Swift.print($0.joined(separator: "\n")) } }
}

private nonisolated func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
