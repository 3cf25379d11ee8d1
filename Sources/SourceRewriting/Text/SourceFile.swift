package import Foundation
import SwiftParser
package import SwiftSyntax

/// An original file, read and parsed.
package struct SourceFile: Sendable {
    private let text: SourceText
    package let tree: SourceFileSyntax
    /// The members that are not in the tree, by the beginnings of the braces around them.
    let leftOut: [Int: [QuietMember]]

    /// The path as messages name it and as the copy's `#sourceLocation` does.
    package var path: String { text.path }
    /// The copy's name without its extension, which also distinguishes the declarations generated for different files.
    package var copyName: String { text.copyName }
    package var bytes: [UInt8] { text.bytes }
    /// The words that rules ask for anywhere in the file.
    let words: Words

    /// Parses a whole file.
    package init(path: String, copyName: String, data: Data) {
        text = SourceText(path: path, copyName: copyName, data: data)
        tree = Self.parse(text.bytes)
        leftOut = [:]
        words = Self.words(of: text, tree)
    }

    /// Parses a file without the function bodies and members that no rule looks into; the tree has spaces for them.
    ///
    /// - Parameters:
    ///   - reduced: What is left of the file; nil if it is parsed whole.
    ///   - mentioned: The words of all files of the module.
    init(_ text: SourceText, reducedTo reduced: ReducedText?, mentioned: Set<WordHash>) {
        self.text = text
        var reduced = reduced
        let members = reduced?.leaveOutMembers(except: mentioned) ?? []
        let blanked = reduced.map { Self.parse($0.bytes) }
        // A fault may be of the code that was left out.
        if let blanked, !blanked.hasError {
            tree = blanked
            leftOut = Dictionary(grouping: members, by: \.container)
        } else {
            tree = Self.parse(text.bytes)
            leftOut = [:]
        }
        words = Self.words(of: text, tree)
    }

    /// The words that the scanner read, or those of a whole file's tree where the scanner may have missed some.
    private static func words(of text: SourceText, _ tree: SourceFileSyntax) -> Words {
        text.outline.isCertain ? text.outline.words : tree.words
    }

    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        // In this mode the parser knows all that the compiler accepts with a warning, such as `@available (iOS 10, *)`.
        bytes.withUnsafeBufferPointer { buffer in
            var parser = Parser(buffer, swiftVersion: .v5)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// The file's name without its extension.
    package var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    }

    /// Whether the text has syntax errors outside of the code that was left out. The copy is then the original, and the
    /// compiler reports them.
    package var isBroken: Bool { tree.hasError }
}
