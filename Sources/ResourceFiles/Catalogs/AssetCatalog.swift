import Foundation

/// An asset catalogue on disk: the names of its sets, found when it is opened, and their folders.
///
/// The contents of a set are read when it is asked for.
package struct AssetCatalog: Sendable {
    /// A set: its name in code, with the namespaces around it, and its folder.
    package struct Entry: Hashable, Sendable {
        package let name: String
        package let kind: AssetKind
        package let folder: String
    }

    package let path: String
    /// The sets in the order of their names.
    package private(set) var entries: [Entry] = []
    /// Faults of groups, and sets of the same name and kind.
    package private(set) var faults: [ResourceFault] = []
    /// The folders of kinds without a reader, in the order of their names.
    package private(set) var unread: [String] = []

    private var places: [AssetKind: [String: Int]] = [:]

    /// Opens the catalogue at a path that ends in `.xcassets`.
    package init(path: String) {
        self.path = path
        collect(in: path, namespace: "")
        entries.sort { ($0.name, $0.kind.rawValue, $0.folder) < ($1.name, $1.kind.rawValue, $1.folder) }
        for (index, entry) in entries.enumerated() {
            if let first = places[entry.kind]?[entry.name] {
                faults.append(
                    ResourceFault(
                        file: entry.folder, line: nil,
                        found:
                            "another \(entry.kind.rawValue) with the name \"\(entry.name)\" than \(entries[first].folder)",
                        expected: "each name once in a catalogue"))
            } else {
                places[entry.kind, default: [:]][entry.name] = index
            }
        }
        unread.sort()
    }

    /// The set of a kind with a name; nil where there is none.
    package func entry(_ name: String, kind: AssetKind) -> Entry? {
        places[kind]?[name].map { entries[$0] }
    }

    private mutating func collect(in folder: String, namespace: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
            let end = pieces.count > 1 ? String(pieces[pieces.count - 1]) : ""
            let stem = pieces.count > 1 ? pieces.dropLast().joined(separator: ".") : name
            if let kind = AssetKind(rawValue: end) {
                entries.append(Entry(name: namespace + stem, kind: kind, folder: path))
                if kind == .spriteAtlas {
                    collect(in: path, namespace: self.namespace(of: path, name: stem, in: namespace))
                }
            } else if AssetKind.unread.contains(end) {
                unread.append(path)
            } else {
                collect(in: path, namespace: self.namespace(of: path, name: name, in: namespace))
            }
        }
    }

    /// The namespace of a group's sets: the beginning of their names.
    private mutating func namespace(of folder: String, name: String, in namespace: String) -> String {
        let file = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: file) else { return namespace }
        do throws(ResourceFault) {
            let properties = try JSONScanner.read(data, file: file)["properties"]
            return try properties?.flag("provides-namespace") == true ? namespace + name + "/" : namespace
        } catch {
            faults.append(error)
            return namespace
        }
    }

    /// The contents of a set; throws for a file that is missing or damaged.
    package static func contents(of folder: String) throws(ResourceFault) -> LocatedJSON {
        let file = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ResourceFault(file: file, line: nil, found: "no file", expected: "the contents of the set")
        }
        let contents = try JSONScanner.read(data, file: file)
        _ = try contents.members(of: "the contents of the set")
        return contents
    }
}
