import Foundation

@testable import SourceRewriting

/// A folder with originals and copies, which the tool is run on; it is removed with the object.
final class SourceFolder {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url.appending(path: "Copies"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var exports: URL { url.appending(path: "Copies/AnoleModule.swift") }

    func original(_ name: String) -> URL { url.appending(path: name + ".swift") }

    func copy(_ name: String) -> URL { url.appending(path: "Copies/\(name == "main" ? name : name + "~1").swift") }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: original(name))
    }

    func text(of name: String) throws -> String { try String(contentsOf: copy(name), encoding: .utf8) }

    /// Runs the tool's work on originals.
    @discardableResult
    func rewrite(_ names: String..., references: [String] = []) throws -> [Diagnostic] {
        var arguments = ["--exports", exports.path]
        for name in names { arguments += ["--source", original(name).path, copy(name).path] }
        for name in references { arguments += ["--reference", original(name).path] }
        return try RewritingCommand(arguments: arguments).run()
    }

    /// The date of a copy, by which the build decides whether to compile it.
    func date(of name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: copy(name).path)[.modificationDate] as? Date
    }

    func setDate(_ date: Date, of name: String) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy(name).path)
    }
}
