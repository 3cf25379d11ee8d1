import Foundation

@testable import SourceScanning

/// The compiler as an app's build starts it: with the built modules, and without the declarations of package access.
struct ClientCompiler {
    /// An error of the compiler in a client's source.
    struct Fault: Hashable {
        let path: String
        let line: Int
        let column: Int
        let message: String
    }

    /// The language mode of the client, `5` or `6`.
    let mode: String

    /// The folder of the test bundle, with the built modules and a folder of products for each target.
    private static var products: URL {
        URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// The module maps of the C targets: those among the sources, and those that the package manager wrote.
    private static var moduleMaps: [String] {
        let project = ProjectTree.shared
        let written = project.paths.filter { $0.hasPrefix("Sources/") && $0.hasSuffix("/module.modulemap") }
            .map { project.root.appending(path: $0).path }
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        let made = folders.filter { $0.hasSuffix(".build") }.sorted()
            .map { products.appending(path: "\($0)/module.modulemap").path }
            .filter(FileManager.default.fileExists)
        return written + made
    }

    private var arguments: [String] {
        let modules = Self.products.appending(path: "Modules").path
        var arguments = ["swiftc", "-typecheck", "-whole-module-optimization", "-suppress-warnings"]
        arguments += ["-swift-version", mode, "-module-name", "Client", "-I", modules]
        arguments += ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
        for map in Self.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
        return arguments
    }

    /// The errors in sources that are compiled together as one module; files are not written.
    func faults(in files: [URL]) throws -> [Fault] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments + files.map(\.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let faults = text.split(separator: "\n").compactMap(Self.fault)
        if faults.isEmpty, process.terminationStatus != 0 {
            // The compiler did not get as far as the sources, or gave up in them.
            return [Fault(path: files[0].path, line: 1, column: 1, message: text)]
        }
        return faults
    }

    /// An error of the compiler, from a line such as `path:12:8: error: message`; nil for lines of another kind.
    private static func fault(_ line: Substring) -> Fault? {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":")
        guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
            return nil
        }
        return Fault(
            path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
            message: String(line[mark.upperBound...]))
    }
}
