/// Measures of neighbouring pieces of a text that add up.
nonisolated protocol TextSum {
    /// The sum of no pieces.
    static var none: Self { get }
    /// The UTF-16 units of the pieces.
    var length: Int { get }
    /// The measures of pieces and of those behind them.
    static func + (front: Self, back: Self) -> Self
}
