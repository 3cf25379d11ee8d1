import CoreGraphics
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The content view of a collection's cell, which has the cell laid out again when something in it has another size.
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
