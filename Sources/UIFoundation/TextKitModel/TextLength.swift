/// The number of UTF-16 units alone.
nonisolated struct TextLength: TextSum {
    var length: Int

    static let none = TextLength(length: 0)

    static func + (front: Self, back: Self) -> Self { TextLength(length: front.length + back.length) }
}
