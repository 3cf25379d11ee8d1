import Foundation
import Testing

@Suite struct OutsideTests {
    @Test func `a thread that waits for another process holds time for ten seconds, with a report`() throws {
        var process: WaitsProcess?

        let time = try ContinuousClock().measure { process = try WaitsProcess("outside", duration: 2) }

        #expect(process?.lines == ["0.500 waited 0.5 main", "1.000 after 0.5 main"])
        #expect(
            process?.errors.contains("A thread of the app waited for a file, a pipe or another process for 10 s.")
                == true)
        #expect(time > .seconds(10))
    }

    @Test(arguments: 0..<3) func `time holds still while a program runs, whose output is read in any way`(run: Int)
        throws
    {
        let process = try WaitsProcess("programs", duration: 1)

        #expect(
            process.lines == [
                "0.000 handler first 3 main", "0.000 stream second 0 main", "0.000 whole third 0 main",
                "0.100 after 0.1 main",
            ])
        #expect(
            process.errors.hasSuffix(
                "The app started a program (/bin/sh). Time held still until it ended, and what it did is no part of a recording; with "
                    + "another result the run is another one. Start it in a session with --record, which keeps its output, "
                    + "or do it in the app.\n"), "\(process.errors)")
        #expect(process.errors.split(separator: "\n").count == 1)
    }

    @Test func `a program that is asked by the main thread answers while time holds still`() throws {
        let process = try WaitsProcess("talking", duration: 1)

        #expect(process.lines == ["0.000 answered asked 0 other", "0.100 after 0.1 main"])
        #expect(process.errors.split(separator: "\n").count == 1, "\(process.errors)")
    }

    @Test func `a thread that asks for the time again and again does not move it while a program runs`() throws {
        let process = try WaitsProcess("polling", duration: 1)

        #expect(process.lines == ["0.000 ended 0 other", "0.100 after 0.1 main"])
        #expect(process.errors.split(separator: "\n").count == 1, "\(process.errors)")
    }

    @Test func `a program that does not end holds time for ten seconds, with a report`() throws {
        var process: WaitsProcess?

        let time = try ContinuousClock().measure { process = try WaitsProcess("endless", duration: 2) }

        #expect(process?.lines == ["0.500 after 0.5 main"])
        #expect(
            process?.errors.hasSuffix(
                "The app started a program (/bin/sleep), which ran for more than 10 s. The run went on without it; what it does later "
                    + "is not at the same time in every run. Do it in the app.\n") == true, "\(process?.errors ?? "")")
        #expect(process?.errors.split(separator: "\n").count == 1)
        #expect(time > .seconds(10) && time < .seconds(60))
    }

    @Test(
        arguments: ["pipe", "socket", "input", "line"]
            + (FileManager.default.isReadableFile(atPath: "/dev/ptmx") ? ["device"] : []))
    func `a sentence names the pipe, the socket, the device or the input that was read from`(kind: String) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(kind)-\(UUID().uuidString.prefix(8))"
        ).path
        defer { unlink(path) }
        #expect(mkfifo(path, 0o600) == 0)
        // Held open for both, so that neither end waits for the other.
        let writer = open(path, O_RDWR)
        defer { close(writer) }
        #expect(write(writer, "x", 1) == 1)

        let process = try WaitsProcess("read \(kind) \(path)", duration: 1)

        #expect(
            process.lines == ["0.000 \(["pipe": "x", "socket": "-1", "device": "opened"][kind] ?? "nothing") other"])
        let name = ["device": "/dev/ptmx", "input": "standard input", "line": "standard input"][kind] ?? path
        #expect(
            process.errors.hasSuffix(
                "The app read from outside of its process (\(name)). What it gets there is no part of a recording, and is not at the "
                    + "same time in every run. Answer it in the app.\n"), "\(process.errors)")
        #expect(process.errors.split(separator: "\n").count == 1)
    }

    @Test func `threads of others than the app are not waited for, however many there are`() throws {
        let process = try WaitsProcess("strangers", duration: 1)

        #expect(process.lines == ["0.500 after 0.5 other"])
        #expect(process.errors.isEmpty, "\(process.errors)")
    }

    @Test func `pipes within the app and devices without content are not reported`() throws {
        let process = try WaitsProcess("within", duration: 1)

        #expect(process.lines == ["0.000 inside other", "0.000 0 other"])
        #expect(process.errors.isEmpty, "\(process.errors)")
    }
}
