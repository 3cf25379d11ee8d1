public import CoreGraphics
public import Foundation
public import QuartzCore

/// An element of a section that is visible, with a look that the section's handler can change.
///
/// Status: partial – it is no `UIDynamicItem`, a protocol that is absent.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The kind of a supplementary or decoration view; for cells, "cell".
    var name: String { get }

    /// The position of the element.
    var indexPath: IndexPath { get }

    /// Whether a cell, a supplementary or a decoration view is described.
    var representedElementCategory: UICollectionView.ElementCategory { get }

    /// The kind of a supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }

    /// The rectangle around the element.
    ///
    /// In the content of the collection; in a section that scrolls by itself, along its direction in the section's own content.
    var frame: CGRect { get }

    /// The element's own space; its origin is zero.
    var bounds: CGRect { get }

    /// The middle of the element, in the space of `frame`.
    var center: CGPoint { get set }

    /// The transform about the middle.
    var transform: CGAffineTransform { get set }

    /// The transform about the middle, in space.
    var transform3D: CATransform3D { get set }

    /// How opaque the element is, from 0 to 1.
    var alpha: CGFloat { get set }

    /// Elements with larger numbers lie in front of others.
    var zIndex: Int { get set }

    /// Whether the element has no view.
    var isHidden: Bool { get set }
}
