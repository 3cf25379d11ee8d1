import Foundation
import UIKit

/// An app that starts a program, writes to it and reads all that it writes.
@MainActor enum Tools {
    /// The pipes that are read from: one that nobody keeps is closed with its program, and its handler hears nothing more.
    private static var pipes: [Pipe] = []

    /// Starts a program and notes its output as it arrives, its errors and its end; its input is longer than a pipe.
    static func run(_ path: String) {
        let (process, output, errors, input) = (Process(), Pipe(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["-a"]
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        process.terminationHandler = {
            Diary.note("\($0.terminationReason == .exit ? "exit" : "signal") \($0.terminationStatus)")
        }
        output.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            // The end may be told more than once.
            guard !data.isEmpty || handle.readabilityHandler != nil else { return }
            if data.isEmpty { handle.readabilityHandler = nil }
            Diary.note("output \(describe(data))")
        }
        pipes.append(output)
        do { try process.run() } catch { return Diary.say("failed") }
        Thread.detachNewThread { Diary.note("errors \(describe(errors.fileHandleForReading.readDataToEndOfFile()))") }
        Thread.detachNewThread {
            input.fileHandleForWriting.write(Data(count: 200_000))
            try? input.fileHandleForWriting.close()
            Diary.note("written")
        }
        Thread.detachNewThread {
            process.waitUntilExit()
            Diary.note("waited \(process.isRunning)")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { Diary.note("after 0.25") }
    }

    /// Starts a program that writes into a file, waits for it on the main thread, and ends another one.
    static func wait(for path: String) {
        let (process, other) = (Process(), Process())
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("file-\(getpid())").path
        FileManager.default.createFile(atPath: file, contents: nil)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let handle = FileHandle(forWritingAtPath: file)
        (process.executableURL, other.executableURL) = (URL(fileURLWithPath: path), URL(fileURLWithPath: path))
        (process.arguments, other.arguments) = (["file"], ["endless"])
        (process.standardOutput, process.standardError) = (handle, handle)
        do {
            try process.run()
            process.waitUntilExit()
            Diary.note("exit \(process.terminationStatus) \(describe(FileManager.default.contents(atPath: file)))")
            try other.run()
            kill(other.processIdentifier, SIGKILL)
            other.waitUntilExit()
            Diary.note("\(other.terminationReason == .exit ? "exit" : "signal") \(other.terminationStatus)")
        } catch { Diary.say("failed") }
    }

    /// A short text as it is, a long one by its length.
    private nonisolated static func describe(_ data: Data?) -> String {
        guard let data, !data.isEmpty else { return "nothing" }
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        return data.count > 100 ? "\(data.count) bytes" : text.replacingOccurrences(of: "\n", with: "/")
    }
}
