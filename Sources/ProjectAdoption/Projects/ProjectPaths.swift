import Foundation

/// The paths of a project's files and groups, from the package's root.
struct ProjectPaths {
    private var paths: [String: String] = [:]

    /// Follows the groups of a project down from the first.
    /// - Parameters:
    ///   - project: The project.
    ///   - base: The path of the folder that has the project, from the package's root; empty for the root itself.
    init(of project: ProjectFile, base: String) {
        let source = Self.join(base, project.root.string("projectDirPath") ?? "")
        var waiting: [(object: ProjectObject, folder: String?)] = []
        if let main = project.object(project.root.string("mainGroup")) { waiting.append((main, source)) }
        // A damaged project may have a group inside of itself.
        var seen: Set<String> = []
        while let (object, folder) = waiting.popLast() {
            guard seen.insert(object.id).inserted else { continue }
            let own = Self.path(of: object, in: folder, source: source)
            paths[object.id] = own
            for child in project.objects(object, "children") { waiting.append((child, own)) }
        }
        // A file in no group has no folder but one that it names itself.
        for file in project.all("PBXFileReference") where paths[file.id] == nil {
            paths[file.id] = Self.path(of: file, in: nil, source: source)
        }
    }

    subscript(_ object: ProjectObject) -> String? { paths[object.id] }

    /// The path of an entry in a group's folder; nil for files of the system and for products.
    private static func path(of object: ProjectObject, in folder: String?, source: String) -> String? {
        let path = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return folder.map { join($0, path) }
        case "SOURCE_ROOT": return join(source, path)
        default: return nil
        }
    }

    /// Joins two paths and resolves `..`.
    static func join(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in (folder + "/" + path).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
