import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows a row of a table.
///
/// Its table makes it, sets its frame and reuses it for other rows. An app adds its views to the content view, which ends in
/// front of the accessory and also holds the labels and the image of the style. A cell whose content view has constraints is as
/// high as these require.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    let parts = CellParts()
    let configured = ConfiguredContent()

    // MARK: Making

    /// Makes a cell of a style; the identifier is that under which it is used again, nil for never.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        storedIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    /// Makes a cell from an archive: an interface file gives it its style, its content view and its accessories.
    public required init?(coder: NSCoder) {
        (style, storedIdentifier) = (Self.style(in: coder), Self.identifier(in: coder))
        super.init(coder: coder)
        if let view: UIView = coder.interface?.object("contentView") { plainContentView = view }
        prepare()
        if let coder = coder.interface { decodeCell(from: coder) }
    }

    /// Makes a cell of the default style, which its table gives its frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: ReuseIdentifier.drain())
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let start = key.beginning as? CellStart {
            self.init(style: start.style, reuseIdentifier: start.identifier)
        } else {
            self.init(frame: key.beginning as? CGRect ?? .zero)
        }
    }

    // MARK: Content

    /// The view for the cell's content, in front of the accessory; that of the content configuration where there is one.
    open var contentView: UIView { configured.view ?? plainContentView }
    private lazy var plainContentView = makeContentView()

    /// The image in front of the text; nil where the style has none, and with a content configuration.
    open var imageView: UIImageView? { madeImageView }

    /// The main text; nil with a content configuration.
    open var textLabel: UILabel? { madeTextLabel }

    /// The further text; nil where the style has none, and with a content configuration.
    open var detailTextLabel: UILabel? { madeDetailLabel }

    /// The view behind all others, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// Lies in front of the background view while the cell is selected or highlighted.
    ///
    /// At first a grey view that the cell makes when it needs it.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue { chosenBackgroundDidChange(oldValue, selectedBackgroundView) }
        }
    }

    /// Lies there while several rows are chosen in editing; nil for the selected background view that an app gave, else a tint.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if multipleSelectionBackgroundView !== oldValue {
                chosenBackgroundDidChange(oldValue, multipleSelectionBackgroundView)
            }
        }
    }

    /// How many steps the content is shifted.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The length of such a step in points; 10 at first.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

    // MARK: Accessories

    /// The sign at the end of the cell; an accessory view takes precedence.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { updateAccessory(animated: false) } }
    }

    /// A view of its own size at the end of the cell; nil for the sign.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { updateAccessory(animated: false) } } }

    /// The sign at the end of the cell while it is edited; a view for editing takes precedence.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { updateAccessory(animated: false) } }
    }

    /// A view of its own size at the end of the cell while it is edited; nil for the sign.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { updateAccessory(animated: false) } }
    }

    // MARK: Background and lines

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
            removeBackgroundConfiguration()
            super.backgroundColor = newValue
        }
    }

    /// Fills the cell by the table's style, without a word of the app's.
    func fill(with color: UIColor?) {
        parts.hasOwnBackgroundColor = false
        super.backgroundColor = color
    }

    // MARK: Reuse

    /// The name under which the cell waits to be used again; nil for never.
    open var reuseIdentifier: String? { storedIdentifier }
    var storedIdentifier: String?

    /// The cell is about to be used for another row; call super. Texts, images and the accessory stay as they are.
    open func prepareForReuse() { resetStates() }

    // MARK: Dragging

    /// Called when the drag state changes. The method of this class is empty.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

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
        select(selected, animated)
    }

    /// Shows the cell as highlighted or not. Call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlight(highlighted, animated)
    }

    // MARK: Editing

    /// Whether the cell shows the controls of editing.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows the cell as edited or not, in 0.3 s with animation; the table calls it for every cell. Call super.
    open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing, animated) }

    /// The control in front of the cell while it is edited, chosen by the table's delegate.
    open var editingStyle: UITableViewCell.EditingStyle { parts.editingStyle }

    /// Whether the handle for moving the row shows while the cell is edited.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { editingPartsDidChange() } }
    }

    /// Whether the content of a cell without control moves in while it is edited; true at first.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { editingPartsDidChange() } }
    }

    /// Whether the button that confirms a deletion shows.
    open var showingDeleteConfirmation: Bool { parts.showsConfirmation }

    /// The cell is about to show other parts of editing; to animate along, override it and call super.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// The cell shows other parts of editing now, after the animation. Call super.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Configurations

    /// The configuration of the content view; nil for the labels and the image of the style.
    ///
    /// Its view is the content view then. A configuration of the same kind as before changes that view, another kind replaces it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { showContent(newValue) }
    }

    /// Describes the background; nil for the views and the colour. Setting it takes these away, and setting these takes it away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set { showBackground(newValue) }
    }

    /// Whether the content configuration follows the state of the cell; true at first.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background configuration follows the state of the cell; true at first.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// An empty configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { madeContentConfiguration }

    /// The background for the style of the table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { madeBackgroundConfiguration }

    /// The traits and states of the cell, for its configurations; override it to add your own.
    open var configurationState: UICellConfigurationState { currentState }

    /// Has the configurations brought up to date before the next layout.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// The configurations may depend on a state that changed; override it to change them. Do not call it yourself.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Called whenever the configurations may depend on a state that changed, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: UIView

    /// How the cell shows that it has the focus.
    open var focusStyle = FocusStyle.default

    /// Whether the table allows the row to have the keyboard's focus.
    open override var canBecomeFocused: Bool { isFocusableRow }

    open override var focusEffect: UIFocusEffect? {
        get { focusStyle == .custom ? nil : super.focusEffect }
        set { super.focusEffect = newValue }
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        configurationStateDidChange()
    }

    @_spi(Subclassing) open override func configurationModelDidChange() { setNeedsUpdateConfiguration() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followCategory(traitCollection)
        configurationStateDidChange()
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITableViewCell.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.isLayingOut = true
        defer { parts.isLayingOut = false }
        updateConfigurationIfNeeded()
        layOutParts()
        if configured.view != nil { constraintsMayHaveChanged() }
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        // Content that invalidates its size in each layout would be laid out without end.
        if !parts.isLayingOut { contentSizeWasInvalidated() }
    }

    @_spi(Subclassing) open override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        if subview === contentView, !parts.isLayingOut { contentSizeWasInvalidated() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if configured.view != nil { return fittingSize(size, .required, .fittingSizeLevel) }
        return CGSize(width: size.width, height: plainHeight(inWidth: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
}
