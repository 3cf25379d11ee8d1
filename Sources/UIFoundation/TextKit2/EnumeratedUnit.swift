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
        self = EnumeratedUnit(rawValue: UInt(options.rawValue) & 0xFF) ?? .paragraphs
    }

    /// Options with this kind.
    func options(reverse: Bool = false, withSubstrings: Bool = false) -> NSString.EnumerationOptions {
        var options = NSString.EnumerationOptions(rawValue: rawValue)
        if reverse { options.insert(.reverse) }
        if !withSubstrings { options.insert(.substringNotRequired) }
        return options
    }
}
