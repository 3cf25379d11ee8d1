import Foundation
import PackagePlugin

/// The settings that the target's own Swift file has in lines such as `// sources: App/MyApp`.
struct AppSettings {
    /// The folders of the originals.
    private(set) var folders: [URL] = []
    /// Folders and files among them that are not the app's, such as its tests.
    private(set) var exclusions: [URL] = []
    /// Folders that keep their shape in the app's bundle.
    private(set) var folderReferences: [URL] = []
    /// The app's property list, where it is not named Info.plist.
    private(set) var informationFile: URL?
    /// The identifier of the app's bundle.
    private(set) var identifier: String?
    /// Keys and values, `KEY=VALUE`, that the property list gets.
    private(set) var information: [String] = []
    /// Whether outlets and actions of interface files that the sources do not have are `warnings` or `errors`.
    private(set) var connections: String?
    private let root: URL

    init(of target: SourceModuleTarget, in package: Package) throws {
        root = package.directoryURL
        for file in target.sourceFiles(withSuffix: ".swift") where file.type == .source {
            for line in Self.firstComments(of: file.url) {
                let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { continue }
                let text = parts[1].trimmingCharacters(in: .whitespaces)
                let value = root.appending(path: text).standardizedFileURL
                switch parts[0].trimmingCharacters(in: .whitespaces) {
                case "sources": folders.append(value)
                case "exclude": exclusions.append(value)
                case "folder": folderReferences.append(value)
                case "plist": informationFile = value
                case "identifier": identifier = text
                case "info": information.append(text)
                case "connections": connections = text
                default: break
                }
            }
        }
    }

    /// The lines of comments that a file begins with, which may be settings; most files have none, and are not read further.
    private static func firstComments(of file: URL) -> some Sequence<Substring> {
        let handle = try? FileHandle(forReadingFrom: file)
        defer { try? handle?.close() }
        var data = Data()
        var lines: [Substring] = []
        // The last line may not be whole yet.
        while lines.dropLast().allSatisfy({ $0.hasPrefix("//") }), let block = try? handle?.read(upToCount: 4096),
            !block.isEmpty
        {
            data += block
            lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        }
        return lines.prefix { $0.hasPrefix("//") }
    }

    /// The Swift files in the folders, sorted by path, without those of packages and builds inside.
    func originals() throws -> [URL] {
        try folders.flatMap { folder in
            try Self.paths(in: folder, line: "sources").filter {
                $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift")
            }
            .filter { $0 != "Package.swift" }.map { folder.appending(path: $0) }.filter { !isExcluded($0) }
        }.sorted { $0.path < $1.path }
    }

    /// The other files in the folders, sorted by path, each with its path in its folder.
    func resources() throws -> [(file: URL, path: String)] {
        try files(in: folders, line: "sources", depth: 0).filter { entry in
            !folderReferences.contains { entry.file.path.hasPrefix($0.path + "/") }
        }
    }

    /// The files in folders that keep their shape, each with its path from the folder's name on.
    func referencedFiles() throws -> [(file: URL, path: String)] {
        try files(in: folderReferences, line: "folder", depth: 1)
    }

    private func files(in folders: [URL], line: String, depth: Int) throws -> [(file: URL, path: String)] {
        try folders.flatMap { folder in
            try Self.paths(in: folder, line: line).filter { !$0.hasSuffix(".swift") }.map { path in
                (folder.appending(path: path), depth == 0 ? path : folder.lastPathComponent + "/" + path)
            }
        }.filter { entry in
            // The package manager notices changes of files only.
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: entry.file.path, isDirectory: &isFolder)
                && !isFolder.boolValue
                && !isExcluded(entry.file)
        }.sorted { $0.file.path < $1.file.path }
    }

    private func isExcluded(_ file: URL) -> Bool {
        exclusions.contains { file.path == $0.path || file.path.hasPrefix($0.path + "/") }
    }

    /// The paths of all that a folder has, without hidden things, documentation and playgrounds.
    private static func paths(in folder: URL, line: String) throws -> [String] {
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
            throw AppSettingsError(description: "The folder \(folder.path) of a line \"// \(line):\" is not there.")
        }
        return paths.filter { path in
            !path.split(separator: "/").contains { name in
                // Documentation and playgrounds have Swift files that no target compiles.
                name.hasPrefix(".") || name.hasSuffix(".docc") || name.hasSuffix(".playground")
            }
        }
    }

    /// A name that no other original's copy has, the same on every machine.
    ///
    /// It differs from the original's, because the compiler warns of two files of one name; main.swift has to keep it.
    func copyName(of original: URL) -> String {
        guard original.lastPathComponent != "main.swift" else { return "main.swift" }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in original.path.dropFirst(root.path.count).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let name = original.deletingPathExtension().lastPathComponent
        return "\(name)~\(String(hash % 0x1_0000_0000_0000, radix: 36)).swift"
    }
}
