import CoreGraphics
public import Foundation
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows an item of a collection.
///
/// An app adds its views to the content view, which is as large as the cell. Selected cells look like others until an app gives a
/// view for it, or a background configuration.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    let parts = CollectionCellParts()
    let configured = ConfiguredContent()

    // MARK: Making

    /// Makes a cell, which its collection gives its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a cell from an archive: an interface file gives it its content view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(from: coder)
    }

    // MARK: Content

    /// The view for the cell's content; that of the content configuration where there is one.
    open var contentView: UIView { configured.view ?? plainContentView }
    lazy var plainContentView: UIView = CollectionCellContentView(frame: bounds)

    /// The view behind all others, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// Lies in front of the background view while the cell is selected or highlighted; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { chosenBackgroundDidChange(from: oldValue) } }
    }

    /// Fills the cell below its backgrounds; a background configuration has no such colour.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if newValue != nil { removeBackgroundConfiguration() }
            super.backgroundColor = newValue
        }
    }

    // MARK: States

    /// Whether the item is selected; to select an item, call the collection.
    open var isSelected = false { didSet { stateDidChange(from: oldValue, to: isSelected) } }

    /// Whether a finger is on the item.
    open var isHighlighted = false { didSet { stateDidChange(from: oldValue, to: isHighlighted) } }

    open override func prepareForReuse() {
        super.prepareForReuse()
        resetStates()
    }

    /// Called when the drag state changes. The method of this class is empty.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    // MARK: Configurations

    /// The configuration of the content view; nil for the views that an app adds.
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

    /// The background of a cell that has no other: a clear one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Called whenever the configurations may depend on a state that changed, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Size

    override var sizesItself: Bool { configured.view != nil || contentView.isSizedByConstraints }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        sizesItself ? fittingSize(size, .fittingSizeLevel, .fittingSizeLevel) : super.sizeThatFits(size)
    }

    // MARK: Within the framework

    /// Where the content view is.
    var contentFrame: CGRect { bounds }

    /// Whether a tap on the cell performs the cell's action instead of selecting it.
    var actsAsWhole: Bool { false }

    /// Performs that action.
    func act() {}

    override var shift: CGFloat { parts.swipeShift }

    // MARK: UIView

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    open override var canBecomeFocused: Bool { isFocusableItem }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        configurationStateDidChange()
    }

    @_spi(Subclassing) open override func configurationModelDidChange() { setNeedsUpdateConfiguration() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UICollectionViewCell.self }

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
}
