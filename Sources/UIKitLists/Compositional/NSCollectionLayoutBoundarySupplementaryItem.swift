public import Foundation
import UIFoundation

/// A header, a footer or another view at an edge of a section or of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section grows so that the view lies beside its items, not on them.
    open var extendsBoundary = true

    /// Whether the view stays at the edge of the visible rectangle as long as its section is visible.
    open var pinToVisibleBounds = false

    /// The room in front of the view by which it extends its section as well, in points; the view does not keep it when it pins.
    final var leadingRoom: CGFloat = 0

    /// Makes a view of a kind at an edge or a corner that it is aligned with.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a view of a kind at a distance in points, the absolute offset, from its alignment.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(
            LayoutItemBeginning(
                size: layoutSize, kind: elementKind,
                containerAnchor: NSCollectionLayoutAnchor(edges: Self.edges(of: alignment)), alignment: alignment,
                offset: absoluteOffset))
        DeclarationCheck.check(absoluteOffset.x, "horizontal offset", of: self)
        DeclarationCheck.check(absoluteOffset.y, "vertical offset", of: self)
    }

    /// The edge or the corner that the view is at.
    open var alignment: NSRectAlignment { beginning.alignment }

    /// The distance in points from that position.
    open var offset: CGPoint { beginning.offset }

    override func adopt(_ original: NSCollectionLayoutItem) {
        super.adopt(original)
        guard let original = original as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        (extendsBoundary, pinToVisibleBounds) = (original.extendsBoundary, original.pinToVisibleBounds)
        leadingRoom = original.leadingRoom
    }

    private static func edges(of alignment: NSRectAlignment) -> NSDirectionalRectEdge {
        switch alignment {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }

    var boundary: CompositionBoundary {
        CompositionBoundary(
            kind: elementKind, size: layoutSize.size, alignment: alignment, offset: offset,
            extendsBoundary: extendsBoundary, pins: pinToVisibleBounds, room: leadingRoom, insets: contentInsets,
            zIndex: zIndex)
    }
}
