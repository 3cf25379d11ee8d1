import SwiftSyntax

extension SourceFile {
    /// The imports outside of conditions.
    var imports: [ImportDeclSyntax] { tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) } }

    /// The names of the modules that are imported, without those of their parts.
    var importedModules: Set<String> { Set(imports.compactMap { $0.path.first?.name.text }) }
}
