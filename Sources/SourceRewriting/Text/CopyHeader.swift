import SwiftSyntax

/// The lines before an original's text in its copy.
struct CopyHeader: Sendable {
    /// The import for files that have none of UIKit, but may use tables and names that Objective-C brings everywhere.
    private let importLine: String

    init(of files: [SourceFile]) {
        // A module that says who sees its imports has to say so in every file.
        let spellsAccess = files.contains { file in
            file.imports.contains { $0.path.trimmedDescription == "UIKit" && $0.modifiers.access != nil }
        }
        importLine = spellsAccess ? "internal import UIKit" : "import UIKit"
    }

    func text(for source: SourceFile) -> [UInt8] {
        let needsImport = !source.isBroken && !source.imports.contains { $0.path.trimmedDescription == "UIKit" }
        if source.stem == "main" {
            // The directive would make the compiler warn of two files of one name, so the copy has the same lines instead.
            return Array((needsImport ? importLine + "; " : "").utf8)
        }
        return Array(((needsImport ? importLine + "\n" : "") + source.directive(line: 1)).utf8)
    }
}

extension SourceFile {
    /// The imports outside of conditions.
    fileprivate var imports: [ImportDeclSyntax] { tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) } }
}
