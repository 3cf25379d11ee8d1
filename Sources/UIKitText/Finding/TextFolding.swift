import Foundation

/// Folds characters: removes differences of case, accents and width that a search ignores. Unless the comparison is literal,
/// canonically equivalent characters become equal.
struct TextFolding {
    private let options: NSString.CompareOptions
    private var known: [Character: [UInt16]] = [:]

    init(_ options: NSString.CompareOptions) { self.options = options }

    /// Folds an ASCII unit. No combining mark may follow it.
    func ascii(_ unit: UInt16) -> UInt16 {
        options.contains(.caseInsensitive) && (0x41...0x5A).contains(unit) ? unit + 0x20 : unit
    }

    /// The folded units of a composed character.
    mutating func folded(_ character: Character) -> [UInt16] {
        if let folded = known[character], !options.contains(.literal) { return folded }
        let folded = fold(character)
        known[character] = folded
        return folded
    }

    private func fold(_ character: Character) -> [UInt16] {
        var string = String(character)
        // The two lowercase forms of sigma differ only by position in a word.
        if options.contains(.caseInsensitive) {
            string = string.lowercased().replacingOccurrences(of: "ς", with: "σ")
        }
        guard !options.contains(.literal) else { return Array(string.utf16) }
        string =
            options.contains(.widthInsensitive)
            ? string.decomposedStringWithCompatibilityMapping : string.decomposedStringWithCanonicalMapping
        guard options.contains(.diacriticInsensitive) else { return Array(string.utf16) }
        let bare = string.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }
        return bare.isEmpty ? Array(string.utf16) : Array(String(String.UnicodeScalarView(bare)).utf16)
    }
}
