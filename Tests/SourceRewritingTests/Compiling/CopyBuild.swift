import Foundation
import Testing

@testable import SourceRewriting

/// A folder with originals that are rewritten and compiled as a build does: each time only those that changed.
final class CopyBuild {
    /// The files that were written and compiled by a build, sorted, without the endings of the names.
    struct Work: Equatable {
        var written: [String]
        var compiled: [String]
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "builds-\(UUID().uuidString)")
    private var names: [String] = []
    private var buildCount = 0
    /// The messages of the last build's compiler, with its reason to compile or to skip each file.
    private(set) var messages = ""

    init() throws {
        for name in ["Originals", "Copies", "Objects"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        try CopyCompiler.makeUIKit(in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to name: String) throws {
        if !names.contains(name) { names.append(name) }
        try Data(text.utf8).write(to: original(name))
    }

    /// Rewrites and compiles; fails the test when the compiler has a message.
    func build() throws -> Work {
        let before = try dates()
        var arguments = ["--exports", copy("AnoleModule").path, "--classes", copy("AnoleClasses").path]
        for name in names { arguments += ["--source", original(name).path, copy(name).path] }
        try #require(try RewritingCommand(arguments: arguments).run() == [])
        let files = try dates()
        let written = files.filter { before[$0.key] != $0.value }.keys.sorted()
        try date(written)
        return Work(written: written, compiled: try compile(files.keys.sorted()))
    }

    private func original(_ name: String) -> URL { folder.appending(path: "Originals/\(name).swift") }

    /// As the plugin names them; the compiler warns of a copy that has its original's name.
    private func copy(_ name: String) -> URL { folder.appending(path: "Copies/\(name)~\(name.lowercased()).swift") }

    private static func name(ofCopy file: String) -> String { String(file.prefix { $0 != "~" }) }

    private func dates() throws -> [String: Date] {
        let manager = FileManager.default
        let copies = try manager.contentsOfDirectory(atPath: folder.appending(path: "Copies").path)
        return try copies.reduce(into: [:]) { dates, file in
            let name = Self.name(ofCopy: file)
            dates[name] = try manager.attributesOfItem(atPath: copy(name).path)[.modificationDate] as? Date
        }
    }

    /// Gives the copies that a build wrote a second of their own.
    ///
    /// The driver compares dates by whole seconds: it would skip a copy that is written twice in one second.
    private func date(_ written: [String]) throws {
        buildCount += 1
        let date = Date(timeIntervalSince1970: 1_000_000_000 + Double(buildCount))
        for name in written {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy(name).path)
        }
    }

    private func compile(_ names: [String]) throws -> [String] {
        let objects = folder.appending(path: "Objects")
        var map = ["": ["swift-dependencies": objects.appending(path: "App.swiftdeps").path]]
        for name in names {
            map[copy(name).path] = [
                "object": objects.appending(path: name + ".o").path,
                "swift-dependencies": objects.appending(path: name + ".swiftdeps").path,
            ]
        }
        let mapFile = objects.appending(path: "map.json")
        try JSONEncoder().encode(map).write(to: mapFile)
        let (code, text) = try CopyCompiler.run(
            ["-incremental", "-driver-show-incremental", "-c", "-v", "-module-name", "App", "-swift-version", "5"]
                + ["-parse-as-library", "-Onone", "-output-file-map", mapFile.path, "-I", folder.path]
                + names.map { copy($0).path })
        try #require(code == 0, "\(text)")
        #expect(!text.contains(": warning: "), "\(text)")
        messages = text
        let words = text.split { $0 == " " || $0 == "\n" }
        let compiled = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map { String($0.1) }
        return compiled.map { Self.name(ofCopy: URL(filePath: $0).lastPathComponent) }.sorted()
    }
}
