import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// All of a collection view that the frames of a compositional layout depend on.
struct LayoutSurroundings: Equatable {
    /// The size of the collection view, in points, less insets of its content across the direction of scrolling.
    let size: CGSize
    let axis: CompositionAxis
    let isMirrored: Bool
    let grid: PixelGrid
    let traits: UITraitCollection
    private let safeArea: NSDirectionalEdgeInsets
    private let margins: NSDirectionalEdgeInsets
    private let readable: NSDirectionalEdgeInsets

    init(of collection: UICollectionView, _ direction: UICollectionView.ScrollDirection, isMirrored: Bool) {
        let axis: CompositionAxis = direction == .vertical ? .vertical : .horizontal
        let adjusted = collection.adjustedContentInset
        (self.axis, self.isMirrored) = (axis, isMirrored)
        grid = PixelGrid(scale: collection.contentScaleFactor)
        traits = collection.traitCollection
        var size = collection.bounds.size
        size[axis.across] -= axis == .vertical ? adjusted.left + adjusted.right : adjusted.top + adjusted.bottom
        size[axis.across] = max(0, size[axis.across])
        self.size = size
        // Insets that the content has anyway are not added once more.
        func insets(_ reference: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            let left = max(0, reference.left - adjusted.left)
            let right = max(0, reference.right - adjusted.right)
            var insets = NSDirectionalEdgeInsets.zero
            if axis == .vertical {
                (insets.leading, insets.trailing) = isMirrored ? (right, left) : (left, right)
            } else {
                insets.top = max(0, reference.top - adjusted.top)
                insets.bottom = max(0, reference.bottom - adjusted.bottom)
            }
            return insets
        }
        safeArea = insets(collection.safeAreaInsets)
        margins = insets(collection.layoutMargins)
        let (readable, bounds) = (collection.readableContentGuide.layoutFrame, collection.bounds)
        self.readable = insets(
            UIEdgeInsets(
                top: collection.layoutMargins.top, left: readable.minX - bounds.minX,
                bottom: collection.layoutMargins.bottom, right: bounds.maxX - readable.maxX))
    }

    /// The insets that a reference names; those of the first one that is not automatic, else of the safe area.
    func insets(_ references: UIContentInsetsReference...) -> NSDirectionalEdgeInsets {
        switch references.first(where: { $0 != .automatic }) {
        case .some(.none): .zero
        case .layoutMargins: margins
        case .readableContent: readable
        case .safeArea, .automatic, nil: safeArea
        }
    }

    /// The surroundings of a section, or of views at the layout's edges.
    func space(_ insets: NSDirectionalEdgeInsets, boundaries: NSDirectionalEdgeInsets? = nil) -> CompositionSpace {
        CompositionSpace(axis: axis, size: size, insets: insets, boundaryInsets: boundaries, grid: grid)
    }
}
