import CoreGraphics

/// The lines of a piece, counted from its beginning.
nonisolated final class PieceLines: Sendable {
    let fragments: [LineFragment]
    let left: CGFloat
    let right: CGFloat

    init(_ fragments: [LineFragment]) {
        self.fragments = fragments
        left = fragments.map(\.usedRect.minX).min() ?? 0
        right = fragments.map(\.usedRect.maxX).max() ?? 0
    }
}
