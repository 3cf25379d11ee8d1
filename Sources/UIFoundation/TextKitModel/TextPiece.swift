/// Neighbouring characters of a text that a tree keeps together.
nonisolated protocol TextPiece {
    associatedtype Sum: TextSum
    /// The piece's own measures; the length is never 0.
    var sum: Sum { get }
    /// A piece of nothing, which a tree keeps instead of one that was removed.
    static var none: Self { get }
}
