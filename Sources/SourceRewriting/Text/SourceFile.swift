package import Foundation
import SwiftParser
package import SwiftSyntax

/// An original file, read and parsed.
package struct SourceFile: Sendable {
    /// The path as messages name it and as the copy's `#sourceLocation` does.
    package let path: String
    /// The copy's name without its ending, which also tells apart what is generated for different files.
    package let copyName: String
    package let bytes: [UInt8]
    package let tree: SourceFileSyntax

    /// The beginning of files that some editors write, which is nothing but a nuisance in the middle of a copy.
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

    /// The file's name without its ending.
    package var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    }

    /// Whether the compiler will refuse the text: then the copy is the original, and the compiler says what is wrong.
    package var isBroken: Bool { tree.hasError }
}
