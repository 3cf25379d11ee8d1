import CoreGraphics
public import Foundation
public import QuartzCore
import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// A view of a collection, such as a header or a decoration; the class of cells is below it.
///
/// The collection makes it, gives it the layout's attributes, and reuses it.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The order among the views of the collection.
    var shownIndex = 0
    /// Whether the view is hidden while its item is being dragged, regardless of the layout's attributes.
    var isVeiled = false
    /// The layout that made a decoration view and has it wait; nil for others.
    weak var maker: UICollectionViewLayout?

    /// Makes a view, which its collection gives its frame.
    public override init(frame: CGRect) {
        storedIdentifier = ReuseIdentifier.drain()
        super.init(frame: frame)
    }

    @available(*, unavailable)
    public required convenience init(_ key: ConstructionKey) {
        // Apps lay out subviews in `init(frame:)`, by the size that the layout says.
        self.init(frame: key.beginning as? CGRect ?? .zero)
    }

    /// Makes a view from an archive: an interface file gives it its identifier and its subviews.
    public required init?(coder: NSCoder) {
        storedIdentifier = UITableViewCell.identifier(in: coder)
        super.init(coder: coder)
    }

    /// The name under which the view waits to be used again; nil for never.
    open var reuseIdentifier: String? { storedIdentifier }
    var storedIdentifier: String?

    /// The view is about to be used elsewhere; call super. Its content stays.
    open func prepareForReuse() {}

    /// The view has other attributes, `layoutAttributes`; the base class has applied all that it knows already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The collection is about to change from `oldLayout` to `newLayout` with the view on screen. Call super.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The collection has changed from `oldLayout` to `newLayout`, and all motion is over. Call super.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that fit the content of the view, made from `layoutAttributes` of the layout.
    ///
    /// The base class has constraints say the size: of the content view in cells, else of the view itself. Without any the
    /// attributes stay as they are.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// How far the view is moved to the right from where the layout has it, in points.
    var shift: CGFloat { 0 }

    /// Has another part in a list section, or none.
    func adopt(_ role: ListRole?) {}

    /// Whether constraints say the size.
    var sizesItself: Bool { isSizedByConstraints }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UICollectionReusableView.self }
}
