import UIKit

/// The files of a location, with their folders.
struct FileTree {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<FileItem>

    private static let computer: [(path: String, size: Int)] = [
        ("Letters/Landlord.doc", 34), ("Letters/Old/Insurance.doc", 41), ("Letters/Old/Water board.doc", 28),
        ("Letters/Priya.doc", 12), ("Pictures/Harbour.jpg", 3120), ("Pictures/Journeys/Alps.jpg", 2870),
        ("Pictures/Journeys/Lake.jpg", 2410), ("Pictures/Journeys/North/Ferry.jpg", 3380),
        ("Pictures/Journeys/North/Midnight.jpg", 2960), ("Songs/Evening.mp3", 6120), ("Songs/Rain.mp3", 5480),
        ("Shopping.doc", 4), ("Budget.doc", 88),
    ]
    private static let shared: [(path: String, size: Int)] = [
        ("Club/Minutes.doc", 120), ("Club/Members.doc", 64), ("Club/Summer party/Guests.doc", 19),
        ("Club/Summer party/Band.mp3", 7040), ("Timetable.doc", 230),
    ]

    /// All files and folders, in the order of their paths.
    static func load() -> [FilePlace: Snapshot] {
        var number = 0
        return [.computer: tree(of: computer, &number), .shared: tree(of: shared, &number)]
    }

    private static func tree(of files: [(path: String, size: Int)], _ number: inout Int) -> Snapshot {
        var tree = Snapshot()
        var folders: [String: FileItem] = [:]
        func add(_ name: String, _ kind: FileItem.Kind, _ size: Int, in parent: FileItem?) -> FileItem {
            number += 1
            let item = FileItem(number: number, name: name, kind: kind, size: size)
            tree.append([item], to: parent)
            return item
        }
        for file in files {
            let parts = file.path.split(separator: "/").map(String.init)
            var parent: FileItem?
            for depth in parts.indices.dropLast() {
                let path = parts[...depth].joined(separator: "/")
                let folder = folders[path] ?? add(parts[depth], .folder, 0, in: parent)
                folders[path] = folder
                parent = folder
            }
            let name = parts[parts.count - 1]
            _ = add(name, kind(of: name), file.size, in: parent)
        }
        return tree
    }

    private static func kind(of name: String) -> FileItem.Kind {
        if name.hasSuffix(".jpg") { return .picture }
        return name.hasSuffix(".mp3") ? .music : .document
    }
}

/// A location of files.
nonisolated enum FilePlace: Int, CaseIterable, Sendable {
    case computer, shared

    var title: String { self == .computer ? "On this computer" : "Shared with me" }
}

/// An order of files; folders are first.
nonisolated enum FileOrder: String, CaseIterable, Sendable {
    case name = "Name"
    case size = "Size"

    func comesFirst(_ first: FileItem, _ second: FileItem) -> Bool {
        if first.isFolder != second.isFolder { return first.isFolder }
        return self == .size && first.size != second.size ? first.size > second.size : first.name < second.name
    }
}
