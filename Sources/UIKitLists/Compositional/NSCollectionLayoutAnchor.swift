public import Foundation
public import UIFoundation

/// A point at the edges of an item, group or section, which a supplementary view is attached to.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    let anchor: CompositionAnchor

    private init(_ anchor: CompositionAnchor) {
        guard anchor.offset.x.isFinite, anchor.offset.y.isFinite else {
            fatalError("A collection layout anchor got the offset \(anchor.offset). Give finite numbers.")
        }
        self.anchor = anchor
        super.init()
    }

    /// Makes the middle of an edge, or a corner of two edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(CompositionAnchor(edges: edges)) }

    /// Makes a point at edges with an absolute offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(CompositionAnchor(edges: edges, offset: absoluteOffset))
    }

    /// Makes a point at edges with a fractional offset, in parts of the size of the view that is attached.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(CompositionAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
    }

    /// The anchor itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// One edge, or the two of a corner; none for the middle.
    open var edges: NSDirectionalRectEdge { anchor.edges }

    /// In points, or in parts of the size of the view that is attached.
    open var offset: CGPoint { anchor.offset }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !anchor.isFractional }

    /// Whether the offset is in parts of the attached view's size.
    open var isFractionalOffset: Bool { anchor.isFractional }
}
