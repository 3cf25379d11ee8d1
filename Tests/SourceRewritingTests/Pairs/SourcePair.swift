import Foundation
import Testing

@testable import SourceRewriting

/// Originals of one module with the copies and messages that are expected of them, from a file with a heading for each text.
///
/// ```
/// === Original A.swift
/// === Copy A.swift
/// === Diagnostics
/// ```
struct SourcePair: CustomTestStringConvertible {
    let name: String
    /// File names and texts.
    private(set) var originals: [(name: String, text: String)] = []
    /// File names and texts; a file whose copy is of no interest has none.
    private(set) var copies: [String: String] = [:]
    private(set) var diagnostics: [String] = []

    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files")

    static let all: [SourcePair] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "pair" }.sorted { $0.path < $1.path }.compactMap(SourcePair.init)
    }()

    init?(_ file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        name = file.deletingPathExtension().lastPathComponent
        for section in ("\n" + (text.hasSuffix("\n") ? text.dropLast() : text[...])).components(separatedBy: "\n=== ")
            .dropFirst()
        {
            let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let heading = lines[0].split(separator: " ").map(String.init)
            let body = lines.count > 1 ? String(lines[1]) + "\n" : ""
            switch heading.first {
            case "Original": originals.append((heading[1], body))
            case "Copy": copies[heading[1]] = body
            case "Diagnostics": diagnostics = body.split(separator: "\n").map(String.init)
            default: return nil
            }
        }
    }

    /// The originals as the tool reads them.
    var texts: [SourceText] {
        originals.enumerated().map { number, original in
            let stem = original.name.replacing(".swift", with: "")
            return SourceText(
                path: original.name, copyName: stem == "main" ? stem : "\(stem)~\(number + 1)",
                data: Data(original.text.utf8))
        }
    }

    /// The originals, parsed with all function bodies.
    var sources: [SourceFile] {
        texts.map { SourceFile(path: $0.path, copyName: $0.copyName, data: Data($0.bytes)) }
    }
}
