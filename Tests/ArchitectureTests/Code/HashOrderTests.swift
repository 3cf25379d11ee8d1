import Foundation
import Testing

@testable import SourceScanning

/// Loops over dictionaries and sets follow the order of their hashes, which is another in each process.
///
/// A source's text does not show such loops, but the compiled object does: it calls the standard library for them, by names that
/// are searched for here.
@Suite struct HashOrderTests {
    /// Begins the comment that gives the reason why the order does not matter, or how it is made to.
    private static let mark = "// Hash order: "

    /// Symbols that objects call to iterate over hashed containers: own iterators, and conformances for generic algorithms.
    private static let symbols: [Data] = {
        let containers = ["Sh": "x", "SD": "xq_", "SD4KeysV": "xq__", "SD6ValuesV": "xq__"]
        let names = containers.flatMap { container, parameters in
            ["$s\(container)12makeIterator"]
                + ["ST", "Sl"].map { conformance in "$s\(container)y\(parameters)G\(conformance)sMc" }
        }
        return names.map { Data($0.utf8) }
    }()

    /// The folder with a folder of objects for each target.
    private var products: URL {
        URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// Whether a source's object iterates over a hashed container; nil if the source was not compiled by itself.
    private func followsHashes(_ source: SwiftSource) throws -> Bool? {
        let object = products.appending(path: "\(source.target).build/\(source.stem).swift.o")
        guard FileManager.default.fileExists(atPath: object.path) else { return nil }
        let content = try Data(contentsOf: object, options: .alwaysMapped)
        return Self.symbols.contains { content.range(of: $0) != nil }
    }

    @Test func `loops over dictionaries and sets say why their order does not matter`() throws {
        var report = CheckReport()
        let project = ProjectTree.shared

        for source in project.swift where ["Sources", "Demos"].contains(source.area) {
            guard let followsHashes = try followsHashes(source) else { continue }
            report.seen += 1
            let isMarked = project.text(of: source.path).contains(Self.mark)
            if followsHashes, !isMarked {
                report.findings.append(
                    source.finding(
                        1,
                        "goes through a dictionary or a set. Sort it, keep an array, or say why the order does not "
                            + "matter in a line that begins with \"\(Self.mark)\"."))
            } else if isMarked, !followsHashes {
                report.findings.append(
                    source.finding(1, "says \"\(Self.mark)\", but goes through no dictionary and no set."))
            }
        }

        report.expectClean(atLeast: 1000, of: "files")
    }
}
