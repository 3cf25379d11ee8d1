import SwiftSyntax

extension SourceFileSyntax {
    /// The lists of the names in a tree.
    var words: Words {
        tokens(viewMode: .sourceAccurate).reduce(into: Words()) { words, token in
            guard case .identifier(let name) = token.tokenKind else { return }
            words.formUnion(Words.table[WordHash(name.unquoted)])
        }
    }
}
