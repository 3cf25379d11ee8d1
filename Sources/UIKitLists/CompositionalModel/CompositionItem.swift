import CoreGraphics
import UIFoundation

/// An item as it is declared: a cell, or a group of items.
nonisolated struct CompositionItem {
    indirect enum Content {
        case cell
        case group(CompositionGroup)
    }

    var size: CompositionSize
    var insets = NSDirectionalEdgeInsets.zero
    var edges = CompositionEdges()
    var supplements: [CompositionSupplement] = []
    var content = Content.cell

    var isCell: Bool { if case .cell = content { true } else { false } }
}
