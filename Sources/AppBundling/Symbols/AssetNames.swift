/// The names of a module's assets for which it gets symbols.
package struct AssetNames: Hashable, Sendable {
    package var images: Set<String> = []
    package var colors: Set<String> = []

    package init(images: Set<String> = [], colors: Set<String> = []) { (self.images, self.colors) = (images, colors) }

    /// A symbol's name, its namespaces and its asset.
    struct Symbol: Hashable {
        var namespaces: [String]
        var name: String
        var asset: String
    }

    /// The symbols of assets, sorted; of two assets with one symbol the first by name has it.
    ///
    /// - Parameter suffix: the word at the end of a name that repeats its type.
    static func symbols(of assets: Set<String>, suffix: String) -> [Symbol] {
        var seen: Set<[String]> = []
        // A namespace and a symbol cannot share a name.
        for asset in assets {
            let namespaces = namespaces(of: asset)
            for count in namespaces.indices { seen.insert(Array(namespaces[...count])) }
        }
        // Hash order: a set that is sorted.
        return assets.sorted().compactMap { asset in
            let parts = asset.split(separator: "/").map(String.init)
            guard let last = parts.last else { return nil }
            let namespaces = namespaces(of: asset)
            let stem =
                last.count > suffix.count && last.lowercased().hasSuffix(suffix)
                ? String(last.dropLast(suffix.count)) : last
            let name = identifier(stem, isType: false)
            // A name without a letter, a digit or an underscore has no symbol, nor have assets in a group of such a name.
            guard !name.isEmpty, !namespaces.contains(""), seen.insert(namespaces + [name]).inserted else { return nil }
            return Symbol(namespaces: namespaces, name: name, asset: asset)
        }
    }

    private static func namespaces(of asset: String) -> [String] {
        asset.split(separator: "/").dropLast().map { identifier(String($0), isType: true) }
    }

    /// Names with another meaning behind a type, in quotes too, and those that the source needs for itself.
    private static let reserved: Set<String> = [
        "self", "Self", "Type", "Protocol", "ImageResource", "ColorResource", "_",
    ]

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// An identifier of the words of a name; a digit at its beginning gets an underscore before it.
    private static func identifier(_ text: String, isType: Bool) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        var name = (isType ? first.prefix(1).uppercased() + first.dropFirst() : lowered(first)) + rest.joined()
        if name.first?.isNumber == true || reserved.contains(name) { name = "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// A word with the capitals at its beginning made small: `URLBar` is `urlBar`, `Logo` is `logo`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        let next = word[capitals.endIndex]
        let kept = next.isLetter ? capitals.count - 1 : capitals.count
        return word.prefix(kept).lowercased() + word.dropFirst(kept)
    }
}
