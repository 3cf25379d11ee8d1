import CoreGraphics
import Foundation
import UIFoundation

/// A section as it is declared.
nonisolated struct CompositionSection {
    var group: CompositionItem
    var insets = NSDirectionalEdgeInsets.zero
    /// The room between groups, in points.
    var spacing: CGFloat = 0
    var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var boundaries: [CompositionBoundary] = []
    var decorations: [CompositionDecoration] = []
}
