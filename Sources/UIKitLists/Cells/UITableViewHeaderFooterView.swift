import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows the header or the footer of a section of a table, by default its title.
///
/// Its table makes it and uses it again for other sections. One whose content view has constraints is as high as these say.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    let parts = EdgeParts()
    let configured = ConfiguredContent()

    /// Makes a view; the identifier is that under which it is used again, nil for never.
    public init(reuseIdentifier: String?) {
        storedIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepare()
    }

    /// Makes a view from an archive: the subviews that an interface file gives it lie in front of the content view.
    public required init?(coder: NSCoder) {
        storedIdentifier = UITableViewCell.identifier(in: coder)
        super.init(coder: coder)
        prepare(from: coder)
    }

    /// Makes a view that is not used again and which its table gives its frame.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: ReuseIdentifier.drain())
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let start = key.beginning as? HeaderStart {
            self.init(reuseIdentifier: start.identifier)
        } else {
            self.init(frame: key.beginning as? CGRect ?? .zero)
        }
    }

    /// The view for the content; that of the content configuration where there is one.
    open var contentView: UIView { configured.view ?? plainContentView }
    private lazy var plainContentView: UIView = CellContentView(frame: bounds)

    /// The title; its font and colour are those of the table's style. nil with a content configuration.
    open var textLabel: UILabel? { madeTextLabel }

    /// A further text of headers in grouped tables; nil elsewhere, and with a content configuration.
    open var detailTextLabel: UILabel? { madeDetailLabel }

    /// Lies behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// The name under which the view waits to be used again; nil for never.
    open var reuseIdentifier: String? { storedIdentifier }
    var storedIdentifier: String?

    /// The view is about to be used for another section; call super. Its content stays.
    open func prepareForReuse() {}

    // MARK: Configurations

    /// The configuration of the content view; nil for the labels of the style.
    ///
    /// Its view is the content view then. A configuration of the same kind as before changes that view, another kind replaces it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { showContent(newValue) }
    }

    /// Describes the background; nil for the view and the colour. Setting it takes these away, and setting these takes it away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set { showBackground(newValue) }
    }

    /// Whether the content configuration follows the state of the view; true at first.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background configuration follows the state of the view; true at first.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// An empty configuration for a header or a footer in the style of the table.
    open func defaultContentConfiguration() -> UIListContentConfiguration { madeContentConfiguration }

    /// The background for the style of the table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        parts.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The traits and states of the view, for its configurations; override it to add your own.
    open var configurationState: UIViewConfigurationState { currentState }

    /// Has the configurations brought up to date before the next layout.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// The configurations may depend on a state that changed; override it to change them. Do not call it yourself.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Changes a view's configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// Called whenever the configurations may depend on a state that changed, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Fills the view below its background; a background configuration has no such colour.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if newValue != nil { removeBackgroundConfiguration() }
            super.backgroundColor = newValue
        }
    }

    // MARK: UIView

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    @_spi(Subclassing) open override func configurationModelDidChange() { setNeedsUpdateConfiguration() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adoptStyle()
        configurationStateDidChange()
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITableViewHeaderFooterView.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configured.view == nil
            ? CGSize(width: size.width, height: plainHeight(inWidth: size.width))
            : fittingSize(size, .required, .fittingSizeLevel)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard laysOutItself else {
            return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
