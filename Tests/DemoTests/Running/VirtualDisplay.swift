import Foundation
import Testing

/// An X server without a screen, for one test.
final class VirtualDisplay {
    private let server = Process()
    private let folder: TemporaryFolder
    /// The value of `DISPLAY`.
    let name: String

    init() throws {
        let pipe = Pipe()
        folder = try TemporaryFolder()
        server.executableURL = try Self.tool("Xvfb")
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-fbdir", folder.url.path,
        ]
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.runUnblocked()
        // The server writes its number once it takes connections.
        var number = Data()
        while !number.contains(UInt8(ascii: "\n")) {
            let data = pipe.fileHandleForReading.availableData
            try #require(!data.isEmpty, "Xvfb ended before it was ready.")
            number.append(data)
        }
        name = ":" + String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        server.terminate()
        server.waitUntilExit()
    }

    /// Runs a program on the display and returns its output, or nil when it failed.
    func run(_ program: String, _ arguments: String...) throws -> String? {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = try Self.tool(program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.runUnblocked()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    /// Starts a program on the display; the caller ends it.
    func start(_ program: String, _ arguments: String...) throws -> Process {
        let process = Process()
        process.executableURL = try Self.tool(program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.runUnblocked()
        return process
    }

    /// The pixels of the whole display, as the server keeps them in its file.
    func picture() throws -> Data { try Data(contentsOf: folder.url.appendingPathComponent("Xvfb_screen0")) }

    /// Whether the picture becomes another one than it was; looks again after each round trip to the server.
    func pictureChanges(from old: Data) throws -> Bool {
        for _ in 0..<1000 {
            if try picture() != old { return true }
            _ = try run("xdotool", "getdisplaygeometry")
        }
        return false
    }

    private static func tool(_ name: String) throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let found = folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return try #require(found, "\(name) is not installed. Run Scripts/bootstrap --tests.")
    }
}
