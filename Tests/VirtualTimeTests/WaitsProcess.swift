import Foundation
import Testing

/// The program Waits, run to its end.
struct WaitsProcess {
    /// The lines that it printed.
    let lines: [String]
    /// The text that it wrote to standard error.
    let errors: String

    /// Runs a page of the program for some seconds of its own time.
    ///
    /// - Parameters:
    ///   - options: Launch options, such as those of a recording that is replayed meanwhile.
    ///   - screen: Where it has a window, if it has one.
    ///   - variables: Additions to the environment.
    ///   - program: Another program than Waits.
    ///   - status: The exit code that is expected.
    init(
        _ page: String, duration: Double, options: [String] = [], on screen: Screen? = nil,
        variables: [String: String] = [:], program: String = "Waits", status: Int32 = 0
    ) throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        // One that waits for ever fails its test and does not hold up the others. A test blocks signals, and so does the program.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["timeout", "-s", "KILL", "120", Self.path(of: program), "--duration", "\(duration)"]
            + (screen == nil ? ["--headless"] : []) + options + ["--", page]
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
            .merging(screen?.environment ?? [:]) { $1 }
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == status, "\(self.errors)")
        lines = text.split(separator: "\n").map(String.init)
    }

    /// The program's path.
    static var path: String { path(of: "Waits") }

    /// The path of a program that is built with the tests.
    static func path(of program: String) -> String { folder.appendingPathComponent(program).path }

    /// The folder of the test bundle and the programs built with it.
    private static var folder: URL {
        if let folder = ProcessInfo.processInfo.environment["ANOLE_PROGRAMS"] { return URL(fileURLWithPath: folder) }
        return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
