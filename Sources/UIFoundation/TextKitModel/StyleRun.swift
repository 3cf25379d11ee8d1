/// Neighbouring characters in one style.
nonisolated struct StyleRun: TextPiece {
    var length: Int
    var style: TextStyle

    var sum: TextLength { TextLength(length: length) }

    // Never changed.
    nonisolated(unsafe) static let none = StyleRun(length: 0, style: TextStyle([:]))
}
