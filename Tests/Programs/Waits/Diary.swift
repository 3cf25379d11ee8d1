import Foundation
import Synchronization
import UIKit

/// Lines of events, with the times of the clocks.
nonisolated enum Diary {
    private static let begin = (date: Date(), uptime: ProcessInfo.processInfo.systemUptime)
    private static let lines = Mutex<[String]>([])

    /// Starts the account.
    static func open() { _ = begin }

    /// The names that were written so far, without times and threads.
    static var names: [String] {
        lines.withLock { $0.map { $0.split(separator: " ").dropFirst().dropLast().joined(separator: " ") } }
    }

    /// The seconds since the beginning.
    static var seconds: Double { ProcessInfo.processInfo.systemUptime - begin.uptime }

    /// Writes a line from any thread: its name, the seconds since the beginning or a later time, and whether it is the main
    /// thread.
    static func note(_ name: String, since start: Double = 0) {
        let time = String(format: "%.3f", seconds - start)
        lines.withLock { $0.append("\(time) \(name) \(pthread_main_np() != 0 ? "main" : "other")") }
    }

    /// Writes a line without a time.
    static func say(_ text: String) { lines.withLock { $0.append(text) } }

    /// Prints all lines.
    static func print() { lines.withLock { Swift.print($0.joined(separator: "\n")) } }
}

private nonisolated func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
