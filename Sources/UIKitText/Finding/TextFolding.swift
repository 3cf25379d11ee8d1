import Foundation

/// Takes away from characters what a search ignores: case, accents, width. Equal characters that are composed differently become
/// the same in any case.
struct TextFolding {
    private let options: NSString.CompareOptions
    private var known: [Character: [UInt16]] = [:]

    init(_ options: NSString.CompareOptions) { self.options = options }

    /// A unit below 128 that no combining mark follows.
    func ascii(_ unit: UInt16) -> UInt16 {
        options.contains(.caseInsensitive) && (0x41...0x5A).contains(unit) ? unit + 0x20 : unit
    }

    /// The units of a composed character as they are compared.
    mutating func folded(_ character: Character) -> [UInt16] {
        if let folded = known[character], !options.contains(.literal) { return folded }
        let folded = fold(character)
        known[character] = folded
        return folded
    }

    private func fold(_ character: Character) -> [UInt16] {
        var string = String(character)
        // The two forms of the Greek letter differ in nothing but their place in words.
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
