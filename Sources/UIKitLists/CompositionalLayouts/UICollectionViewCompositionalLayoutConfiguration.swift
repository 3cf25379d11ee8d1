import CoreGraphics
public import Foundation
import UIFoundation

/// The properties of a whole compositional layout: its direction, and the views and rooms around sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// The direction in which the sections follow each other; vertical at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The room between sections, in points, also around those without items; below 0, neighbours overlap.
    open var interSectionSpacing: CGFloat = 0 {
        didSet { DeclarationCheck.check(interSectionSpacing, "interSectionSpacing", of: self) }
    }

    /// Views at the edges of the layout, each of a kind of its own.
    ///
    /// The data source is asked for them with section 0 and item `Int.max`.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { DeclarationCheck.checkKinds(boundarySupplementaryItems.map(\.elementKind), of: self) }
    }

    /// The insets of the view that sections follow which name none of their own; automatic is the safe area, which it is at
    /// first.
    ///
    /// Only those across the direction of scrolling have an effect.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Makes a configuration with no views and no room between sections.
    public override init() { super.init() }

    /// A copy that changes on its own.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    final func copied() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
