import Foundation

extension XcodeTarget {
    /// Whether it has a Swift file that is there.
    var hasSwift: Bool { sources.contains { if case .swift = FileKind($0.name) { true } else { false } } }

    /// The modules that its Swift files import, in the order of the files.
    func imports(_ files: any FolderContents) -> [String] {
        var seen: Set<String> = []
        return sources.flatMap { source -> [String] in
            guard case .swift = FileKind(source.name), let data = files.data(source.name) else { return [] }
            return ImportScanner.imports(in: String(decoding: data, as: UTF8.self)).map(\.module)
        }.filter { seen.insert($0).inserted }
    }
}
