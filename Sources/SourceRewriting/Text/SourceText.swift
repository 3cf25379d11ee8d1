package import Foundation

/// The text of an original file, not parsed yet.
package struct SourceText: Sendable {
    /// The path as messages name it.
    let path: String
    /// The name of the copy without its extension; empty for a file that is only read.
    let copyName: String
    let bytes: [UInt8]
    let outline: Outline

    /// The byte order mark that some editors write at the beginning of a file; it is not allowed inside a copy.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    package init(path: String, copyName: String, data: Data) {
        self.path = path
        self.copyName = copyName
        var bytes = [UInt8](data)
        if bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
        self.bytes = bytes
        outline = OutlineScanner.outline(of: bytes)
    }
}
