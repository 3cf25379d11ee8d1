import CoreGraphics
import Foundation
import UIKitCore
import UIKitLists

/// A cell with the name of its item, which counts how often it was used again and given attributes.
class NamedCell: UICollectionViewCell {
    var name = ""
    var reuses = 0
    var applied = 0
    /// The frame that the initializer was given.
    let firstFrame: CGRect
    /// The size that the cell says of itself; nil for the layout's.
    var wanted: CGSize?
    var questions = 0

    override init(frame: CGRect) {
        firstFrame = frame
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        firstFrame = .zero
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        questions += 1
        guard let wanted else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        layoutAttributes.size = wanted
        return layoutAttributes
    }
}
