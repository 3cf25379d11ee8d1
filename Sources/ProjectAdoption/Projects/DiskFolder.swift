package import Foundation

/// A folder of the disk.
package final class DiskFolder: FolderContents {
    private let root: URL
    private lazy var all = Self.list(root)
    private static let bundles: Set<String> = [
        "xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "playground", "docc", "xcodeproj",
        "xcworkspace", "app", "lottie",
    ]

    /// Folders in which Carthage, the package manager and Xcode keep copies of other projects, of any age.
    private static let namesOfCheckouts: Set<String> = ["Carthage", "DerivedData", "SourcePackages"]

    package init(_ root: URL) { self.root = root }

    package func files(in folder: String) -> [String] {
        folder.isEmpty ? all.files : all.files.filter { $0.hasPrefix(folder + "/") }
    }

    package var checkouts: [String] { all.checkouts }

    package func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    package func data(_ path: String) -> Data? { try? Data(contentsOf: root.appendingPathComponent(path)) }

    private static func list(_ root: URL) -> (files: [String], checkouts: [String]) {
        var found: [String] = []
        var checkouts: [String] = []
        var waiting = [""]
        while let folder = waiting.popLast() {
            let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = folder.isEmpty ? name : folder + "/" + name
                var isFolder: ObjCBool = false
                let place = root.appendingPathComponent(path).path
                guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { continue }
                // A link that leads up would never end.
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil
                let isLeaf = !isFolder.boolValue || bundles.contains((name as NSString).pathExtension.lowercased())
                if isLink, isFolder.boolValue { continue }
                if isFolder.boolValue, namesOfCheckouts.contains(name) {
                    checkouts.append(path)
                    continue
                }
                if isLeaf { found.append(path) } else { waiting.append(path) }
            }
        }
        return (found.sorted(), checkouts.sorted())
    }
}
