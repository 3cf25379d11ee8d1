import CoreGraphics

/// Measures of pieces.
nonisolated struct ParagraphSum: TextSum {
    var length: Int
    var height: CGFloat
    /// The number of pieces without lines.
    var unlaidCount: Int
    /// The outermost edges of lines.
    var left: CGFloat
    var right: CGFloat

    static let none = ParagraphSum(length: 0, height: 0, unlaidCount: 0, left: .infinity, right: -.infinity)

    static func + (front: Self, back: Self) -> Self {
        ParagraphSum(
            length: front.length + back.length, height: front.height + back.height,
            unlaidCount: front.unlaidCount + back.unlaidCount, left: min(front.left, back.left),
            right: max(front.right, back.right))
    }
}
