import CoreGraphics
import CoreText

/// The lines of a piece, counted from its beginning.
nonisolated final class PieceLines: Sendable {
    let fragments: [LineFragment]
    let left: CGFloat
    let right: CGFloat
    /// Whether characters have a colour behind them.
    let hasBackgrounds: Bool

    init(_ fragments: [LineFragment]) {
        self.fragments = fragments
        left = fragments.map(\.usedRect.minX).min() ?? 0
        right = fragments.map(\.usedRect.maxX).max() ?? 0
        hasBackgrounds = fragments.contains { $0.line.runs.contains { $0.effects?.background != nil } }
    }
}
