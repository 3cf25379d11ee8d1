import Foundation
import HostInterface
import Testing
import UIKitCore

@testable import UIKit

@Suite struct ReplayProcessTests {
    private let folder = TemporaryFolder()
    private let recording = Recording(
        header: RecordingHeader(LaunchConfiguration(appName: "Test")),
        events: [RecordedEvent(time: 1, event: .text("word")), RecordedEvent(time: 2, event: .end)])

    /// How a program fails that is a shell script; `$4` is the recording.
    private func failure(of script: String, _ arguments: String...) throws -> String? {
        let path = folder.file("program")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return try ReplayProcess(program: URL(fileURLWithPath: path), arguments: arguments).failure(of: recording)
    }

    @Test func `an orderly end is no failure, whatever is said`() throws {
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

    @Test func `a trap is told by its signal and the first fatal error`() throws {
        let trap = "echo 'A.swift:3: Fatal error: Index out of range' >&2; echo more >&2; kill -ILL $$"

        let failure = try failure(of: trap)

        #expect(failure == "signal 4: A.swift:#: Fatal error: Index out of range")
    }

    @Test func `the recording is played headless with checks, and the app gets its arguments`() throws {
        let failure = try failure(
            of: #"grep -q word "$4" && [ "$1 $2 $3 $5 $6" = "--headless --check --replay -- x" ] && exit 70"#, "--", "x"
        )

        #expect(failure?.hasPrefix("exit code 70") == true)
    }
}
