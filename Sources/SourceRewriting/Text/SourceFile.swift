package import Foundation
import SwiftParser
package import SwiftSyntax

/// An original file, read and parsed.
package struct SourceFile: Sendable {
    /// The path as messages name it and as the copy's `#sourceLocation` does.
    package let path: String
    /// The copy's name without its extension, which also distinguishes the declarations generated for different files.
    package let copyName: String
    package let bytes: [UInt8]
    package let tree: SourceFileSyntax

    /// The byte order mark that some editors write at the beginning of a file; it is not allowed inside a copy.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    package init(path: String, copyName: String, data: Data) {
        self.path = path
        self.copyName = copyName
        var bytes = [UInt8](data)
        if bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
        self.bytes = bytes
        // In this mode the parser knows all that the compiler accepts with a warning, such as `@available (iOS 10, *)`.
        tree = bytes.withUnsafeBufferPointer { buffer in
            var parser = Parser(buffer, swiftVersion: .v5)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// The file's name without its extension.
    package var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    }

    /// Whether the text has syntax errors. The copy is then the original, and the compiler reports them.
    package var isBroken: Bool { tree.hasError }
}
