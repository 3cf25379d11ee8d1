import Foundation

/// The project's files as they lie on disk, read once for all checks.
struct ProjectTree: Sendable {
    static let shared = ProjectTree(
        root: URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent())

    let root: URL
    /// Every file below the root but build products and version control, as paths from the root, sorted.
    let paths: [String]
    /// The Swift files of Sources, Plugins, Tests, Demos, Benchmarks and Storm.
    let swift: [SwiftSource]

    init(root: URL) {
        self.root = root
        var paths: [String] = []
        Self.collect(root, prefix: "", into: &paths)
        self.paths = paths.sorted()
        swift = self.paths
            .filter {
                $0.hasSuffix(".swift")
                    && ["Sources/", "Plugins/", "Tests/", "Demos/", "Benchmarks/", "Storm/"].contains(
                        where: $0.hasPrefix)
            }
            .map { SwiftSource(path: $0, text: Self.text(of: $0, in: root)) }
    }

    /// The Swift files of the library targets.
    var librarySources: [SwiftSource] { swift.filter { $0.area == "Sources" } }

    /// The Swift files of the named library targets.
    func sources(of targets: String...) -> [SwiftSource] { librarySources.filter { targets.contains($0.target) } }

    /// The targets with views and controllers, as `UIKit` re-exports them: the core and those above it.
    var viewTargets: [String] {
        text(of: "Sources/UIKit/Main/Exports.swift").split(separator: "\n").compactMap { line in
            guard line.hasPrefix("@_exported"), let name = line.split(separator: " ").last else { return nil }
            return name.hasPrefix("UIKit") ? String(name) : nil
        }
    }

    /// The sources of the targets with views and controllers.
    var viewSources: [SwiftSource] { librarySources.filter { viewTargets.contains($0.target) } }

    /// A file's text; empty when there is no such file.
    func text(of path: String) -> String { Self.text(of: path, in: root) }

    func isExecutable(_ path: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: root.appending(path: path).path)
    }

    private static func text(of path: String, in root: URL) -> String {
        let data = try? Data(contentsOf: root.appending(path: path))
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    private static func collect(_ folder: URL, prefix: String, into paths: inout [String]) {
        // Build products, version control and demos' output are no sources.
        let ignored: Set<String> = [".build", ".git", ".swiftpm", ".DS_Store", "out"]
        let keys: Set<URLResourceKey> = [.isDirectoryKey]
        let children =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
            ?? []
        for child in children where !ignored.contains(child.lastPathComponent) {
            let path = prefix + child.lastPathComponent
            if (try? child.resourceValues(forKeys: keys))?.isDirectory == true {
                collect(child, prefix: path + "/", into: &paths)
            } else {
                paths.append(path)
            }
        }
    }
}
