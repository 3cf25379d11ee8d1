import CoreGraphics
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The content view of a collection's cell, which invalidates the cell's layout when one of its subviews changes its size.
final class CollectionCellContentView: UIView {
    override var drawsContent: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UICollectionViewCell)?.constraintsMayHaveChanged()
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionViewCell)?.contentSizeWasInvalidated()
    }
}
