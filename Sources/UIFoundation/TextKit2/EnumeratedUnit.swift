import Foundation

/// The kinds of units that an enumeration of substrings may have, by the numbers that its options hold for them.
///
/// Foundation on this platform has no names for some of them.
nonisolated enum EnumeratedUnit: UInt {
    case lines = 0
    case paragraphs = 1
    case characters = 2
    case words = 3
    case sentences = 4

    /// The kind that options name; paragraphs for kinds that are not known.
    init(_ options: NSString.EnumerationOptions) {
        let number = UInt(options.rawValue) & 0xFF
        // Carets and deletions by key have the numbers 5 and 6; they are between composed characters.
        self = EnumeratedUnit(rawValue: number) ?? (number == 5 || number == 6 ? .characters : .paragraphs)
    }

    /// Options with this kind.
    func options(reverse: Bool = false, withSubstrings: Bool = false) -> NSString.EnumerationOptions {
        var options = NSString.EnumerationOptions(rawValue: rawValue)
        if reverse { options.insert(.reverse) }
        if !withSubstrings { options.insert(.substringNotRequired) }
        return options
    }
}
