public import CoreGraphics
import Foundation

/// Changes the look of a section's visible elements, before they show.
///
/// It is called with the elements, the offset of the section or else of the collection, and the surroundings: after the layout
/// was
/// computed, and whenever the offset has changed. Each time the elements look at first as the layout says.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
