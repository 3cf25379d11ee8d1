import Foundation

/// A demo run as a process of its own, the way users run it.
struct DemoProcess {
    /// The output of a finished run.
    struct Result {
        let exitCode: Int32
        let output: String
        let errors: String
    }

    let name: String

    init(_ name: String) { self.name = name }

    /// The folder of the programs that are run: the one that `ANOLE_PROGRAMS` names, else where the test bundle lies.
    static var products: URL {
        if let folder = ProcessInfo.processInfo.environment["ANOLE_PROGRAMS"] { return URL(fileURLWithPath: folder) }
        return debugProducts
    }

    /// The folder of the test bundle and the programs built with it.
    private static var debugProducts: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// The project's top folder.
    static var project: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
    }

    var recording: URL { Self.project.appendingPathComponent("Demos/\(name)/Recordings/tour.jsonl") }

    /// Starts the demo; the caller waits for it or ends it.
    func start(_ arguments: [String], environment: [String: String] = [:]) throws -> (
        process: Process, output: Pipe, errors: Pipe
    ) {
        let process = Process()
        process.executableURL = Self.products.appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.runUnblocked()
        return (process, output, errors)
    }

    /// Runs the demo to its end.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
        let (process, output, errors) = try start(arguments, environment: environment)
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let errorData = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            exitCode: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
            errors: String(decoding: errorData, as: UTF8.self))
    }
}
