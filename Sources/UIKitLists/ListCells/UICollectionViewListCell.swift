import CoreGraphics
public import Foundation
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// A cell for rows of list sections, and for their headers and footers: content between accessories.
///
/// Until an app gives it a background, it has that of its section. It can be used in any layout; separators and swipes are those
/// of list sections.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    final let list = ListCellParts()

    /// Makes a cell, which its collection gives its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareList()
    }

    /// Makes a cell from an archive: an interface file gives it its content view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareList()
    }

    // MARK: Content

    /// An empty content configuration for the cell's section: that of a header in headers.
    open func defaultContentConfiguration() -> UIListContentConfiguration { madeContent }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { madeBackground }

    // MARK: Indentation

    /// The level by which the content is indented; at first that of the item in its section snapshot.
    open var indentationLevel: Int {
        get { list.indentationLevel }
        set {
            list.indentationLevel = newValue
            accessoryRoomDidChange()
        }
    }

    /// The width of a level, in points; 10 at first.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { accessoryRoomDidChange() } } }

    /// Whether leading accessories are indented as the content is; true at first.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { accessoryRoomDidChange() } } }

    // MARK: Accessories

    /// The symbols, controls and views beside the content; none at first.
    ///
    /// The order in the array has no effect, but for views: their positions are asked for in it. In an animation block
    /// accessories appear and disappear with animation. Two of one kind of the system's stop the program.
    open var accessories: [UICellAccessory] {
        get { list.accessories }
        set { setAccessories(newValue) }
    }

    /// The rectangle of the separator below the cell, to which constraints can align it.
    ///
    /// Without those it begins with the text of a list content, and ends at the trailing edge.
    open var separatorLayoutGuide: UILayoutGuide { madeGuide }

    // MARK: UIView

    open override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
        accessoryStatesMayHaveChanged()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingListSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        sizesItself ? fittingListSize(size, .fittingSizeLevel, .fittingSizeLevel) : super.sizeThatFits(size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutList()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followCategory()
    }

    @_spi(Subclassing) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    @_spi(Subclassing) open override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        accessorySizeDidChange(subview)
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UICollectionViewListCell.self }

    // MARK: Within the framework

    override var contentFrame: CGRect { geometry(in: bounds.size).content }

    override func adopt(_ role: ListRole?) { adoptRole(role) }

    override var actsAsWhole: Bool { isTappedAsWhole }

    override func act() { tapAsWhole() }
}
