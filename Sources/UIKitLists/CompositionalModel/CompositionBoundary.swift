import CoreGraphics
import Foundation
import UIFoundation

/// A view at an edge of a section, or of the whole layout, as it is declared.
nonisolated struct CompositionBoundary: Equatable, Sendable {
    /// A part of an axis.
    enum Side: Sendable {
        case start, middle, end
    }

    var kind: String
    var size: CompositionSize
    var alignment: NSRectAlignment
    /// In points, from the position that the alignment gives.
    var offset = CGPoint.zero
    /// Whether the section grows so that the view lies beside the items.
    var extendsBoundary = true
    /// Whether the view stays visible as long as its section is.
    var pins = false
    /// The room in front of a view at the beginning, in points, by which it extends the section as well.
    var room: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 1

    func side(_ axis: CompositionAxis) -> Side {
        switch (alignment, axis) {
        case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): .start
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): .end
        case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): .start
        case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): .end
        default: .middle
        }
    }
}
