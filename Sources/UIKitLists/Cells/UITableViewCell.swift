import CoreGraphics
public import Foundation
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows a row of a table.
///
/// Its table makes it, gives it the row's frame and uses it again for others. What an app shows lies in the content view, which
/// ends in front of the accessory; labels and the image of the style lie there too. A cell whose content view has constraints is
/// as high as these say.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    let parts = CellParts()

    // MARK: Making

    /// Makes a cell of a style; the identifier is that under which it is used again, nil for never.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        storedIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    /// Makes a cell from an archive.
    ///
    /// Status: partial – the frame only; interface files are not implemented.
    public required init?(coder: NSCoder) {
        (style, storedIdentifier) = (.default, nil)
        super.init(coder: coder)
        prepare()
    }

    /// Makes a cell of the default style, which its table gives its frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: ReuseIdentifier.drain())
    }

    // MARK: Content

    /// The view for what the cell shows, in front of the accessory.
    open private(set) lazy var contentView: UIView = makeContentView()

    /// The image in front of the text; nil where the style has none.
    open var imageView: UIImageView? { madeImageView }

    /// The main text.
    open var textLabel: UILabel? { madeTextLabel }

    /// The further text; nil where the style has none.
    open var detailTextLabel: UILabel? { madeDetailLabel }

    /// Lies behind everything else, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// Lies in front of the background view while the cell is selected or highlighted.
    ///
    /// At first a grey view that the cell makes when it needs it.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }

    /// How many steps the content is shifted.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The length of such a step in points; 10 at first.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

    /// The sign at the end of the cell; an accessory view takes precedence.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }

    /// A view of its own size at the end of the cell; nil for the sign.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryDidChange()
        }
    }

    /// The distances of the line below from the cell's edges, in points, instead of those that the table gives.
    ///
    /// A left distance of the cell's width or more hides the line.
    open var separatorInset: UIEdgeInsets {
        get { parts.ownSeparatorInset ?? parts.separatorInset }
        set {
            parts.ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// Fills the cell below its backgrounds; at first as the table's style has it.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            parts.hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    // MARK: Reuse

    /// The name under which the cell waits to be used again; nil for never.
    open var reuseIdentifier: String? { storedIdentifier }
    private let storedIdentifier: String?

    /// The cell is about to be used for another row; call super. Texts, images and the accessory stay as they are.
    open func prepareForReuse() { resetStates() }

    // MARK: States

    /// The look while the cell is selected or highlighted.
    open var selectionStyle = SelectionStyle.default { didSet { if selectionStyle != oldValue { showStates(false) } } }

    /// Whether the row is selected; to select a row, call the table.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the row.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the cell as selected or not; the table calls it for every cell before it is shown. Call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        parts.isSelected = selected
        showStates(animated)
    }

    /// Shows the cell as highlighted or not. Call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        parts.isHighlighted = highlighted
        showStates(animated)
    }

    /// The cell is about to show other parts of editing; to animate along, override it and call super.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// The cell shows other parts of editing now, after the animation. Call super.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: UIView

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITableViewCell.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: plainHeight(inWidth: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
}
