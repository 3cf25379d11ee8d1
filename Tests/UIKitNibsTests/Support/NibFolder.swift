import Foundation
import UIFoundation
import UIKitNibs

/// A bundle with the files that a test writes.
@MainActor final class NibFolder {
    let bundle: Bundle
    private let path: String

    /// Writes files by their paths in the bundle.
    init(_ files: [String: String]) {
        NibStage.install()
        path = NSTemporaryDirectory() + "Nibs-" + UUID().uuidString + ".bundle"
        // Hash order: files do not know of each other.
        for (name, text) in files {
            let file = URL(fileURLWithPath: path + "/" + name)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: file)
        }
        bundle = Bundle(path: path) ?? .main
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
