import Foundation

/// Neighbouring characters with the same rendering attributes, or without any.
nonisolated struct RenderingPiece: TextPiece {
    var length: Int
    /// Empty in a gap between parts that have attributes.
    var attributes: [NSAttributedString.Key: Any]

    init(gap length: Int) { (self.length, attributes) = (length, [:]) }

    var isGap: Bool { attributes.isEmpty }

    var sum: Sum { Sum(length: length, partCount: isGap ? 0 : 1) }

    static var none: RenderingPiece { RenderingPiece(gap: 0) }

    nonisolated struct Sum: TextSum {
        let length: Int
        /// The number of pieces that are no gaps.
        let partCount: Int

        static let none = Sum(length: 0, partCount: 0)

        static func + (front: Self, back: Self) -> Self {
            Sum(length: front.length + back.length, partCount: front.partCount + back.partCount)
        }
    }
}
