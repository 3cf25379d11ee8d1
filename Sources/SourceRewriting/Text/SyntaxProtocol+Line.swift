import SwiftSyntax

extension SyntaxProtocol {
    /// The node on one line, with a space instead of each run of spaces, line breaks and comments.
    var singleLine: String {
        var text = ""
        var isApart = false
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            isApart = !token.trailingTrivia.isEmpty
        }
        return text
    }
}

extension TypeSyntax {
    /// The type on one line as closures and generic arguments have it: `T?` where a declaration has `T!`.
    var singleLineOfValue: String {
        self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { $0.wrappedType.singleLine + "?" } ?? singleLine
    }
}
