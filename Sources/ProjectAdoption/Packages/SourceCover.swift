/// The folders whose files are a target's, and the files in them that are not.
package struct SourceCover: Equatable {
    /// Folders, from the package's root.
    package private(set) var folders: [String] = []
    /// Files and folders in these that belong to others.
    package private(set) var exclusions: [String] = []

    /// A folder with its files and folders.
    private final class Folder {
        var folders: [String: Folder] = [:]
        var files: [(path: String, isMember: Bool)] = []
        var members = 0
        var others = 0
    }

    /// Finds the fewest folders: each has a file of the target's in itself, or only such files below it.
    /// - Parameters:
    ///   - members: The paths of the target's files.
    ///   - files: The paths of all files of the kinds that targets have.
    package init(of members: Set<String>, among files: [String]) {
        let root = Folder()
        for path in files {
            let isMember = members.contains(path)
            var folder = root
            var names = path.split(separator: "/").map(String.init)
            names.removeLast()
            func count() { if isMember { folder.members += 1 } else { folder.others += 1 } }
            count()
            for name in names {
                let next = folder.folders[name] ?? Folder()
                folder.folders[name] = next
                folder = next
                count()
            }
            folder.files.append((path, isMember))
        }
        cover(root, path: "")
    }

    private mutating func cover(_ folder: Folder, path: String) {
        guard folder.members > 0 else { return }
        // The root itself has the build folder, so it is named only where files lie in it.
        let isWhole = folder.others == 0 && !path.isEmpty
        if isWhole || folder.files.contains(where: \.isMember) {
            folders.append(path.isEmpty ? "." : path)
            exclude(folder, path: path)
            return
        }
        // Hash order: folders are sorted by name.
        for (name, inner) in folder.folders.sorted(by: { $0.key < $1.key }) {
            cover(inner, path: path.isEmpty ? name : path + "/" + name)
        }
    }

    private mutating func exclude(_ folder: Folder, path: String) {
        exclusions += folder.files.filter { !$0.isMember }.map(\.path)
        for (name, inner) in folder.folders.sorted(by: { $0.key < $1.key }) where inner.others > 0 {
            let innerPath = path.isEmpty ? name : path + "/" + name
            if inner.members == 0 { exclusions.append(innerPath) } else { exclude(inner, path: innerPath) }
        }
    }
}
