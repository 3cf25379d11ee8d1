import Foundation
import Testing

@testable import SourceRewriting

/// Compiles copies against a module that declares as much of UIKit as they call.
final class CopyCompiler {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "copies-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.makeUIKit(in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Makes a module with as much of UIKit as copies call.
    static func makeUIKit(in folder: URL) throws {
        let stand = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "UIKit.txt")
        let source = folder.appending(path: "UIKit.swift")
        try FileManager.default.copyItem(at: stand, to: source)
        let module = folder.appending(path: "UIKit.swiftmodule").path
        let (_, messages) = try run(
            ["-emit-module", "-module-name", "UIKit", "-swift-version", "6", "-parse-as-library"]
                + ["-emit-module-path", module, source.path])
        try #require(FileManager.default.fileExists(atPath: module), "\(messages)")
    }

    /// The compiler's errors and warnings, as `file:line:column: severity`, for the copies of originals.
    func messages(for originals: [(name: String, text: String)], mode: String) throws -> [String] {
        let sources = originals.enumerated().map { number, original in
            SourceFile(
                path: "/App/\(original.name)", copyName: original.name.replacing(".swift", with: "~\(number + 1)"),
                data: Data(original.text.utf8))
        }
        let module = RewrittenModule(rewriting: sources)
        try #require(module.diagnostics == [])
        var files: [URL] = []
        for copy in module.copies {
            files.append(folder.appending(path: copy.name + ".swift"))
            try Data(copy.bytes).write(to: files[files.count - 1])
        }
        files.append(folder.appending(path: "AnoleModule.swift"))
        try Data(module.exports.utf8).write(to: files[files.count - 1])
        let (code, text) = try Self.run(
            [
                "-typecheck", "-whole-module-optimization", "-module-name", "App", "-swift-version", mode,
                "-parse-as-library", "-I", folder.path,
            ]
                + files.map(\.path))
        let messages = text.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        if code != 0, messages.isEmpty { return [text] }
        return Set(messages.map(String.init)).sorted()
    }

    static func run(_ arguments: [String]) throws -> (code: Int32, messages: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-diagnostic-style", "llvm", "-no-color-diagnostics"] + arguments
        // The driver prints its jobs there.
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
