import Foundation
import PackagePlugin

/// The settings that the target's own Swift file has in lines such as `// sources: App/MyApp`.
struct AppSettings {
    /// The folders of the originals.
    private(set) var folders: [URL] = []
    /// Folders and files among them that are not the app's, such as its tests.
    private(set) var exclusions: [URL] = []
    private let root: URL

    init(of target: SourceModuleTarget, in package: Package) throws {
        root = package.directoryURL
        for file in target.sourceFiles(withSuffix: ".swift") where file.type == .source {
            guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { continue }
            for line in text.split(whereSeparator: \.isNewline) {
                // The settings are the first lines of the file.
                guard line.hasPrefix("//") else { break }
                let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { continue }
                let value = root.appending(path: parts[1].trimmingCharacters(in: .whitespaces)).standardizedFileURL
                switch parts[0].trimmingCharacters(in: .whitespaces) {
                case "sources": folders.append(value)
                case "exclude": exclusions.append(value)
                default: break
                }
            }
        }
    }

    /// The Swift files in the folders, sorted by path, without those of packages and builds inside.
    func originals() throws -> [URL] {
        var files: [URL] = []
        for folder in folders {
            guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
                throw AppSettingsError(description: "The folder \(folder.path) of a line \"// sources:\" is not there.")
            }
            for path in paths where path.hasSuffix(".swift") && path.split(separator: "/").last != "Package.swift" {
                let file = folder.appending(path: path)
                let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
                let isExcluded = exclusions.contains { file.path == $0.path || file.path.hasPrefix($0.path + "/") }
                if !isHidden, !isExcluded { files.append(file) }
            }
        }
        return files.sorted { $0.path < $1.path }
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
