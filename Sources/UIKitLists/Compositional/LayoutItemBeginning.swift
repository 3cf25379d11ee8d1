import CoreGraphics
import Foundation

/// The values that an item begins with and keeps; an instance of any class below is made from them.
struct LayoutItemBeginning {
    var size: NSCollectionLayoutSize
    /// The kind of a supplementary or a decoration view.
    var kind = ""
    /// The point of its container that a supplementary view is attached to.
    var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    var itemAnchor: NSCollectionLayoutAnchor?
    /// The position of a view at a boundary.
    var alignment = NSRectAlignment.none
    var offset = CGPoint.zero
    /// The items of a group.
    var arrangement = GroupArrangement.list(.horizontal, [])
}
