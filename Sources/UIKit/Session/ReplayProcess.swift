import Foundation
import HostInterface
import UIKitCore

/// A program that plays a recording headless, with a check of all objects after each event, to find the way in which it fails.
struct ReplayProcess {
    /// A run that takes longer is ended, and counts as one that hangs.
    private static let patience = 60.0

    let program: URL
    /// Launch options that recordings do not hold, and the app's own arguments.
    let arguments: [String]

    /// The failure of the recording, the same for failures that differ only in numbers: times, addresses, instances. Nil when
    /// it does not fail.
    ///
    /// Throws a `LaunchFailure` when the program cannot be started or no file can be written for it.
    func failure(of recording: Recording) throws -> String? {
        do {
            let folder = try makeFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("replay.jsonl")
            let errors = folder.appendingPathComponent("errors")
            try Data(recording.text.utf8).write(to: file)
            try Data().write(to: errors)
            let end = try run(file, writingErrorsTo: errors)
            return end.map { "\($0): " + Self.complaint(in: (try? Data(contentsOf: errors)) ?? Data()) }
        } catch {
            throw LaunchFailure(.software, "The recording cannot be played in a process of its own: \(error)")
        }
    }

    /// Makes a folder for one run. Its name is not drawn: sessions with one seed, also two at a time, draw the same numbers.
    private func makeFolder() throws -> URL {
        let (parent, ending) = (FileManager.default.temporaryDirectory, String(repeating: "X", count: 6))
        var path = Array(parent.appendingPathComponent("replay-" + ending).path.utf8CString)
        guard mkdtemp(&path) != nil else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return URL(fileURLWithPath: String(cString: path))
    }

    /// The way in which the program ended, nil when in an orderly one.
    private func run(_ recording: URL, writingErrorsTo errors: URL) throws -> String? {
        let process = Process()
        process.executableURL = program
        process.arguments = ["--headless", "--check", "--replay", recording.path] + arguments
        // Foundation's backtraces take seconds, and are not read.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try process.run()
        if hasEnded.wait(timeout: .now() + Self.patience) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return "no end"
        }
        if process.terminationReason == .uncaughtSignal { return "signal \(process.terminationStatus)" }
        return process.terminationStatus == 0 ? nil : "exit code \(process.terminationStatus)"
    }

    /// A program's last words: its fatal error, else its last line, without numbers.
    private static func complaint(in errors: Data) -> String {
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.contains("Fatal error") } ?? lines.last ?? ""
        return String(line.replacing(/0x[0-9a-f]+|[0-9][0-9.]*/, with: "#"))
    }
}
