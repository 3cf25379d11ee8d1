import Foundation
import SwiftSyntax
import Testing

@testable import SourceRewriting

@Suite struct ReplaceableMembersTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// Finds the members that classes declare with the word `dynamic`.
    private final class DynamicMembers: SyntaxVisitor {
        var names: [String: Set<String>] = [:]

        private func note(_ name: String, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
            guard modifiers.has(.dynamic), let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
            else {
                return
            }
            names[type.name.text, default: []].insert(name)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.fullName, node, node.modifiers)
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings { note(binding.pattern.trimmedDescription, node, node.modifiers) }
            return .skipChildren
        }
    }

    @Test func `the dynamic members of the framework are exactly those that extensions may replace`() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).sorted().filter { path in
            path.hasPrefix("UIKit") && path.hasSuffix(".swift")
        }
        let finder = DynamicMembers(viewMode: .sourceAccurate)
        for path in paths {
            let data = try Data(contentsOf: Self.folder.appending(path: path))
            // Few files are worth the parsing.
            guard data.range(of: Data(" dynamic ".utf8)) != nil else { continue }
            finder.walk(SourceFile(path: path, copyName: "", data: data).tree)
        }

        #expect(finder.names == ReplaceableMembers.names)
    }
}
