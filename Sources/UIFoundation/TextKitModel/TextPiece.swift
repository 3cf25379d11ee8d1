/// Measures of neighbouring pieces of a text that add up.
nonisolated protocol TextSum {
    /// The sum of no pieces.
    static var none: Self { get }
    /// The UTF-16 units of the pieces.
    var length: Int { get }
    /// The measures of pieces and of those behind them.
    static func + (front: Self, back: Self) -> Self
}

/// Neighbouring characters of a text that a tree keeps together.
nonisolated protocol TextPiece {
    associatedtype Sum: TextSum
    /// The piece's own measures; the length is never 0.
    var sum: Sum { get }
}

/// The number of UTF-16 units alone.
nonisolated struct TextLength: TextSum {
    var length: Int

    static let none = TextLength(length: 0)

    static func + (front: Self, back: Self) -> Self { TextLength(length: front.length + back.length) }
}
