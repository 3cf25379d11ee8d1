import Foundation

extension AppBundle {
    /// Writes the files below a folder that differ from the existing ones, and removes all other files there.
    package func write(to folder: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let wanted = Set(files.map(\.path))
        for path in try manager.subpathsOfDirectory(atPath: folder).sorted().reversed() {
            var isFolder: ObjCBool = false
            let present = folder + "/" + path
            guard manager.fileExists(atPath: present, isDirectory: &isFolder) else { continue }
            // Hash order: whether there is any.
            let isNeeded = isFolder.boolValue ? wanted.contains { $0.hasPrefix(path + "/") } : wanted.contains(path)
            if !isNeeded { try manager.removeItem(atPath: present) }
        }
        for file in files {
            let target = folder + "/" + file.path
            let data: Data
            switch file.contents {
            case .data(let bytes): data = bytes
            case .copy(let origin): data = try Data(contentsOf: URL(fileURLWithPath: origin))
            }
            // A file keeps its date when its bytes are the same, so that it is not copied again.
            if manager.contents(atPath: target) == data { continue }
            try manager.createDirectory(
                atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: target), options: .atomic)
        }
    }
}
