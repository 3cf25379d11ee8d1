import Foundation
import HostInterface
import Testing
import UIKitCore

@testable import UIKit

@Suite struct ReplayProcessTests {
    private let recording = Recording(
        header: RecordingHeader(LaunchConfiguration(appName: "Test")),
        events: [RecordedEvent(time: 1, event: .text("word")), RecordedEvent(time: 2, event: .end)])

    /// The failure of a program that runs a shell script; `$4` is the recording, `$6` the first of the arguments.
    private func failure(of script: String, _ arguments: String...) throws -> String? {
        // A file of the source tree: one that the test wrote could not be run while another test's new process,
        // not yet its own program, still held it open for writing.
        let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Programs/run-last-argument")
        return try ReplayProcess(program: program, arguments: ["--"] + arguments + [script]).failure(of: recording)
    }

    @Test func `an orderly end is no failure, with any output`() throws {
        #expect(try failure(of: "echo complaint >&2") == nil)
    }

    @Test func `failures that differ in numbers are one, others are not`() throws {
        let first = try failure(of: "echo 'after event 12 at 3.25 s: View#2 0x7f3a tracks' >&2; exit 70")
        let second = try failure(of: "echo 'after event 9 at 17 s: View#13 0x55bc tracks' >&2; exit 70")
        let other = try failure(of: "echo 'after event 9 at 17 s: View#13 0x55bc rests' >&2; exit 70")
        let code = try failure(of: "echo 'after event 9 at 17 s: View#13 0x55bc tracks' >&2; exit 65")

        #expect(first != nil)
        #expect(first == second)
        #expect(first != other)
        #expect(first != code)
    }

    @Test func `a trap is reported by its signal and the first fatal error`() throws {
        let trap = "echo 'A.swift:3: Fatal error: Index out of range' >&2; echo more >&2; kill -ILL $$"

        let failure = try failure(of: trap)

        #expect(failure == "signal 4: A.swift:#: Fatal error: Index out of range")
    }

    @Test func `the recording is played headless with checks, and the app gets its arguments`() throws {
        let failure = try failure(
            of: #"grep -q word "$4" && [ "$1 $2 $3 $5 $6" = "--headless --check --replay -- x" ] && exit 70"#, "x")

        #expect(failure?.hasPrefix("exit code 70") == true)
    }
}
