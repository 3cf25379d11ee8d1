/// A file of an app's folder, with the properties that its path determines.
package struct ProjectResource: Hashable, Sendable {
    /// The path on disk.
    package var file: String
    /// The path below the folder of the app's sources.
    package var path: String
    /// Whether the folder that the path begins with keeps its shape.
    package var isInFolderReference: Bool

    package init(file: String, path: String, isInFolderReference: Bool = false) {
        (self.file, self.path, self.isInFolderReference) = (file, path, isInFolderReference)
    }

    /// The kinds of files that a bundle has other forms of, or none.
    enum Kind: Equatable {
        /// Copied to a path in the bundle.
        case plain(String)
        /// A string table, its language's folder and its name; no folder for one of no language.
        case strings(folder: String, table: String)
        case stringsDictionary(folder: String, table: String)
        case stringCatalog(table: String)
        /// A file of an asset catalogue: the catalogue's path on disk, and the path in the bundle.
        case catalog(String, path: String)
        case informationList
        /// A nib or a storyboard, copied to a path in the bundle.
        case interface(String)
        case ignored
    }

    /// Ends of names that are sources, projects and settings, and never part of an app.
    private static let sources: Set<String> = [
        "swift", "h", "hpp", "m", "mm", "c", "cc", "cpp", "pch", "modulemap", "metal", "entitlements", "xcconfig",
        "xcprivacy", "pbxproj", "xcscheme", "xcworkspacedata", "xcuserstate", "xctestplan", "intentdefinition", "gyb",
        "storekit", "xcfilelist",
    ]
    /// Folders whose files are never part of an app.
    private static let foldersOfOthers: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "docc",
        "xcmappingmodel",
    ]
    private static let namesOfOthers: Set<String> = [
        "Podfile", "Podfile.lock", "Cartfile", "Cartfile.resolved", "Gemfile", "Gemfile.lock", "Makefile", "LICENSE",
        "README.md", "CHANGELOG.md", "Package.resolved",
    ]

    private static func end(of name: String) -> String {
        let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
        return pieces.count > 1 ? pieces[pieces.count - 1].lowercased() : ""
    }

    var kind: Kind {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last, !parts.contains(where: { $0.hasPrefix(".") }) else { return .ignored }
        if isInFolderReference { return .plain(path) }
        for (index, part) in parts.enumerated().dropLast() {
            let end = Self.end(of: part)
            let below = parts[index...].joined(separator: "/")
            if end == "xcassets" {
                let rest = parts[(index + 1)...].joined(separator: "/")
                return .catalog(String(file.dropLast(rest.utf8.count + 1)), path: below)
            }
            if end == "bundle" { return .plain(below) }
            if Self.foldersOfOthers.contains(end) { return .ignored }
        }
        let end = Self.end(of: name)
        if Self.sources.contains(end) || Self.namesOfOthers.contains(name) { return .ignored }
        let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
        let table = String(name.dropLast(end.count + 1))
        let bundled = folder.map { $0 + "/" + name } ?? name
        switch end {
        case "xib", "storyboard": return .interface(bundled)
        case "strings": return .strings(folder: folder ?? "", table: table)
        case "stringsdict": return .stringsDictionary(folder: folder ?? "", table: table)
        case "xcstrings": return .stringCatalog(table: table)
        case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"): return .informationList
        default: return .plain(bundled)
        }
    }
}
