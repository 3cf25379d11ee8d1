import Foundation

/// The work of the tool: it reads originals, writes the copies that changed, and returns diagnostics.
package struct RewritingCommand: Sendable {
    /// The reason for which a command line is not valid.
    package struct UsageError: Error, CustomStringConvertible {
        package let description: String
    }

    /// An original and the copy that is made of it.
    struct Source: Sendable {
        var original: URL
        var copy: URL
    }

    private var sources: [Source] = []
    private var references: [URL] = []
    private var exports: URL?
    private var classes: URL?

    package static let usage = """
        anole-sources --exports FILE [--classes FILE] [--source ORIGINAL COPY] … [--reference ORIGINAL] …
        """

    /// - Parameter arguments: those of the command line, without the program's name.
    package init(arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> URL {
            guard let path = rest.popFirst() else { throw UsageError(description: "\(option) needs a file.") }
            return URL(filePath: path)
        }
        while let option = rest.popFirst() {
            switch option {
            case "--source": sources.append(Source(original: try value(of: option), copy: try value(of: option)))
            case "--reference": references.append(try value(of: option))
            case "--exports": exports = try value(of: option)
            case "--classes": classes = try value(of: option)
            default: throw UsageError(description: "\(option) is no option.")
            }
        }
        if exports == nil { throw UsageError(description: "--exports is missing.") }
    }

    /// Writes the copies that differ from the existing ones.
    ///
    /// - Returns: diagnostics, in the order of the originals.
    package func run() throws -> [Diagnostic] {
        let read = concurrently(sources) { source in
            Result { try Data(contentsOf: source.original) }.map { data in
                SourceText(
                    path: source.original.path, copyName: source.copy.deletingPathExtension().lastPathComponent,
                    data: data)
            }
        }
        let unread = zip(sources, read).compactMap { source, file -> Diagnostic? in
            guard case .failure(let error) = file else { return nil }
            return Diagnostic(
                file: source.original.path, line: 1, column: 1, severity: .error,
                message: "the file cannot be read: \(error.localizedDescription)")
        }
        guard unread.isEmpty else { return unread }
        let texts = try read.map { try $0.get() }
        let module = RewrittenModule(
            rewriting: texts, references: concurrently(references, Self.reference).compactMap { $0 })
        let written = concurrently(Array(zip(sources, module.copies))) { source, copy in
            Result { try Self.write(copy.bytes, to: source.copy) }
        }
        for result in written { try result.get() }
        if let exports { try Self.write(Array(module.exports.utf8), to: exports) }
        if let classes { try Self.write(Array(module.classes.utf8), to: classes) }
        return module.diagnostics
    }

    /// A file of another module; its errors are reported when that module is built.
    private static func reference(_ url: URL) -> SourceText? {
        (try? Data(contentsOf: url)).map { SourceText(path: url.path, copyName: "", data: $0) }
    }

    /// Writes a file unless it has these bytes already, because a new date would make the build compile it again.
    private static func write(_ bytes: [UInt8], to url: URL) throws {
        let data = Data(bytes)
        if (try? Data(contentsOf: url)) == data { return }
        try data.write(to: url, options: .atomic)
    }
}
