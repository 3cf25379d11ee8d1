import Foundation
import Testing

/// An X server without a screen, for one test, and the program `xclip` on it.
nonisolated final class XServer {
    private let server = Process()
    /// Programs that own the clipboard, or did.
    private var owners: [Process] = []
    /// The value of `DISPLAY`.
    let display: String

    init() throws {
        let pipe = Pipe()
        server.executableURL = try Self.tool("Xvfb")
        server.arguments = ["-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"]
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try Self.run(server)
        // The server writes its number once it takes connections.
        var number = Data()
        while !number.contains(UInt8(ascii: "\n")) {
            let data = pipe.fileHandleForReading.availableData
            try #require(!data.isEmpty, "Xvfb ended before it was ready.")
            number.append(data)
        }
        display = ":" + String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { end() }

    /// Takes the server away from whoever is connected.
    func end() {
        for owner in owners where owner.isRunning { owner.terminate() }
        if server.isRunning { server.terminate() }
        server.waitUntilExit()
    }

    /// Has `xclip` take a selection soon, at first the clipboard, with some bytes in a form or in its usual ones.
    func copyElsewhere(_ bytes: Data, as target: String? = nil, on selection: String = "clipboard") throws {
        // By default it continues in a copy that would keep all inherited files open.
        let (process, pipe) = try xclip(selection, ["-i", "-quiet"] + (target.map { ["-t", $0] } ?? []))
        process.standardOutput = FileHandle.nullDevice
        try Self.run(process)
        owners.append(process)
        try pipe.fileHandleForWriting.write(contentsOf: bytes)
        try pipe.fileHandleForWriting.close()
    }

    /// A selection, by default the clipboard, as `xclip` gets it; nil when that is empty.
    func pasteElsewhere(as target: String = "UTF8_STRING", from selection: String = "clipboard") throws -> Data? {
        let (process, pipe) = try xclip(selection, ["-o", "-t", target])
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        try Self.run(process)
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? output : nil
    }

    /// The program, not started yet, and a pipe that is its input.
    private func xclip(_ selection: String, _ arguments: [String]) throws -> (process: Process, pipe: Pipe) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = try Self.tool("xclip")
        process.arguments = ["-selection", selection, "-d", display] + arguments
        process.standardInput = pipe
        process.standardError = FileHandle.nullDevice
        return (process, pipe)
    }

    /// Starts a program with no signal blocked; the threads on which tests run block nearly every one, and children inherit that.
    private static func run(_ process: Process) throws {
        var none = sigset_t()
        var previous = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try process.run()
    }

    private static func tool(_ name: String) throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let found = folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return try #require(found, "\(name) is not installed. Run Scripts/bootstrap --tests.")
    }
}
