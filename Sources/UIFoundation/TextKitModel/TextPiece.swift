/// Neighbouring characters of a text that a tree keeps together.
nonisolated protocol TextPiece {
    associatedtype Sum: TextSum
    /// The piece's own measures; the length is never 0.
    var sum: Sum { get }
    /// An empty piece, which a tree keeps instead of a removed one.
    static var none: Self { get }
}
