import CoreGraphics

/// Measures of pieces.
nonisolated struct ParagraphSum: TextSum {
    private var units: Int32
    private var unlaid: Int32
    var height: CGFloat
    /// The outermost edges of lines; infinite if there are none.
    var left: CGFloat
    var right: CGFloat

    init(length: Int, height: CGFloat, unlaidCount: Int, left: CGFloat, right: CGFloat) {
        (units, unlaid) = (Int32(length), Int32(unlaidCount))
        (self.height, self.left, self.right) = (height, left, right)
    }

    var length: Int { Int(units) }
    /// The number of pieces without lines.
    var unlaidCount: Int { Int(unlaid) }

    static let none = ParagraphSum(length: 0, height: 0, unlaidCount: 0, left: .infinity, right: -.infinity)

    static func + (front: Self, back: Self) -> Self {
        var sum = front
        sum.units += back.units
        sum.unlaid += back.unlaid
        sum.height += back.height
        sum.left = min(front.left, back.left)
        sum.right = max(front.right, back.right)
        return sum
    }
}
