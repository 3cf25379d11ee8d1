import CoreGraphics
import Foundation
import UIFoundation

/// The surroundings that a section is laid out in.
nonisolated struct CompositionSpace: Equatable, Sendable {
    /// The direction that the layout scrolls in.
    var axis: CompositionAxis
    /// The size of the collection view, in points.
    var size: CGSize
    /// The insets that the section follows; those along the layout's direction have no effect.
    var insets = NSDirectionalEdgeInsets.zero
    /// The insets of boundary items; nil to follow the section's and its content's insets.
    var boundaryInsets: NSDirectionalEdgeInsets?
    var grid = PixelGrid()
}
