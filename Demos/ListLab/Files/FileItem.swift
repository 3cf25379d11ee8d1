import UIKit

/// A file or a folder; two can have the same name.
nonisolated struct FileItem: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case folder, document, picture, music
    }

    let number: Int
    let name: String
    let kind: Kind
    /// In kilobytes; 0 for folders.
    var size = 0

    var isFolder: Bool { kind == .folder }

    /// The size as the user reads it.
    var sizeText: String { size < 1000 ? "\(size) KB" : "\(size / 1000).\(size % 1000 / 100) MB" }

    var symbol: String {
        switch kind {
        case .folder: "folder.fill"
        case .document: "doc.text"
        case .picture: "photo"
        case .music: "music.note"
        }
    }
}

extension FileItem.Kind {
    var color: UIColor {
        switch self {
        case .folder: .systemBlue
        case .document: .systemGray
        case .picture: .systemGreen
        case .music: .systemPink
        }
    }
}
