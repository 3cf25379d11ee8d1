import QuartzCore

/// Text that is typed and composed at random, in several scripts, with characters of more than one code unit and
/// combining ones.
nonisolated struct RandomText {
    private static let pieces = [
        "a", "Z", "7", " ", "\n", "word", "é", "e\u{301}", "ß", "שלום", "مرحبا", "日本語", "हिन्दी", "ไทย", "🙂", "👩‍👩‍👧‍👦", "🇦🇹",
        "\u{200D}", "\u{202E}", "",
    ]

    /// The text being composed; empty while there is none.
    private var composed = ""

    /// The next event: text, or a step of a composition, which is then changed, taken back or committed.
    mutating func next(_ numbers: inout SeededNumbers) -> HostEvent {
        let piece = Self.pieces[numbers.below(Self.pieces.count)]
        guard !composed.isEmpty || numbers.chance(1, of: 2) else { return .text(piece) }
        switch numbers.below(5) {
        case 0:
            let committed = composed
            composed = ""
            return .text(committed)
        case 1: composed = ""
        default: composed = String((composed + piece).suffix(20))
        }
        let length = composed.utf16.count
        let start = numbers.below(length + 1)
        return .compose(text: composed, selection: [start, numbers.below(length - start + 1)])
    }
}
