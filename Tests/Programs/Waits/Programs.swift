import Foundation
import UIKit

/// An app that starts programs and reads their output.
@MainActor enum Programs {
    /// Starts three programs, one after the other, and reads in another way from each.
    static func run() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Diary.note("after 0.1") }
        start("sleep 0.2; echo first; exit 3", noting: "handler", reading: heard) {
            start("sleep 0.1; echo second", noting: "stream", reading: streamed) {
                start("echo third; sleep 0.1", noting: "whole", reading: whole) {}
            }
        }
    }

    /// Starts a program that runs longer than anybody waits.
    static func runEndlessly() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["20"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return Diary.say("\(error)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Diary.note("after 0.5") }
    }

    /// Starts a program that answers when the main thread has asked it, on its way over another thread.
    static func talk() {
        let (process, question, answer) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/cat")
        (process.standardInput, process.standardOutput) = (question, answer)
        do { try process.run() } catch { return Diary.say("\(error)") }
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                question.fileHandleForWriting.write(Data("asked".utf8))
                try? question.fileHandleForWriting.close()
            }
        }
        Thread.detachNewThread {
            let text = String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            Diary.note("answered \(text) \(process.terminationStatus)")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Diary.note("after 0.1") }
    }

    /// Asks again and again what time it is while a program runs, as a loop does that waits for its end.
    static func poll() {
        let (process, question) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/cat")
        process.standardInput = question
        do { try process.run() } catch { return Diary.say("\(error)") }
        Thread.detachNewThread {
            for _ in 0..<20_000 { _ = Date() }
            try? question.fileHandleForWriting.close()
            process.waitUntilExit()
            Diary.note("ended \(process.terminationStatus)")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Diary.note("after 0.1") }
    }

    /// Runs a script; notes its output and its status once it has ended, and goes on.
    private static func start(
        _ script: String, noting name: String, reading read: (Pipe, @escaping @Sendable (String) -> Void) -> Void,
        then next: @escaping @MainActor () -> Void
    ) {
        let (process, pipe, group, output) = (Process(), Pipe(), DispatchGroup(), Output())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.standardOutput = pipe
        group.enter()
        process.terminationHandler = { _ in group.leave() }
        do { try process.run() } catch { return Diary.say("\(error)") }
        group.enter()
        read(pipe) {
            output.text = $0.trimmingCharacters(in: .newlines)
            group.leave()
        }
        group.notify(queue: .main) {
            Diary.note("\(name) \(output.text) \(process.terminationStatus)")
            // A pipe that nobody has is closed.
            withExtendedLifetime(pipe) { next() }
        }
    }

    /// A text that one thread writes before another reads it.
    private nonisolated final class Output: Sendable {
        nonisolated(unsafe) var text = ""
    }

    // MARK: Ways to read

    private nonisolated static func heard(_ pipe: Pipe, then done: @escaping @Sendable (String) -> Void) {
        let output = Output()
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            output.text += String(decoding: data, as: UTF8.self)
            // The end may be told more than once.
            guard data.isEmpty, handle.readabilityHandler != nil else { return }
            handle.readabilityHandler = nil
            done(output.text)
        }
    }

    private nonisolated static func streamed(_ pipe: Pipe, then done: @escaping @Sendable (String) -> Void) {
        let output = Output()
        let handle = pipe.fileHandleForReading
        let channel = DispatchIO(type: .stream, fileDescriptor: handle.fileDescriptor, queue: .global()) { _ in
            // The descriptor is the channel's until here.
            withExtendedLifetime(handle) {}
        }
        channel.read(offset: 0, length: .max, queue: .global()) { isDone, data, _ in
            if let data { output.text += String(decoding: Array(data), as: UTF8.self) }
            guard isDone else { return }
            channel.close()
            done(output.text)
        }
    }

    private nonisolated static func whole(_ pipe: Pipe, then done: @escaping @Sendable (String) -> Void) {
        Thread.detachNewThread {
            done(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
        }
    }
}
