import SwiftSyntax

extension DeclModifierListSyntax {
    /// Whether a word stands there by itself: `private(set)` is no `private`.
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    /// Whether the member belongs to the type and not to its instances.
    var isStatic: Bool { has(.static) || has(.class) }

    /// The word that says who may see the declaration.
    var access: String? {
        let words: [Keyword] = [.open, .public, .package, .internal, .fileprivate, .private]
        return words.first(where: has).map { "\(TokenSyntax.keyword($0).text)" }
    }
}
