import SwiftSyntax

extension DeclModifierListSyntax {
    /// Whether the list has a keyword without arguments: `private(set)` is no `private`.
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    /// Whether the member belongs to the type and not to its instances.
    var isStatic: Bool { has(.static) || has(.class) }

    /// The access modifier.
    var access: String? {
        let words: [Keyword] = [.open, .public, .package, .internal, .fileprivate, .private]
        return words.first(where: has).map { "\(TokenSyntax.keyword($0).text)" }
    }
}
