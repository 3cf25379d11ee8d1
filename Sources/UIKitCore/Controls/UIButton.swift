public import Foundation
import QuartzCore
public import UIFoundation

/// A control that performs an action when it is tapped, shown as a title, an image or both.
///
/// Titles, colours and images are kept per state; a state without a value of its own shows the normal one. The title label and
/// the image view are made when they are first needed.
///
/// Unlike iOS: label and image view follow a change at once, not with the next layout.
@preconcurrency @MainActor open class UIButton: UIControl {
    var storedType = ButtonType.custom
    var titles = ButtonStateValues<String>()
    var attributedTitles = ButtonStateValues<NSAttributedString>()
    var titleColors = ButtonStateValues<UIColor>()
    var shadowColors = ButtonStateValues<UIColor>()
    var images = ButtonStateValues<UIImage>()
    var backgroundImages = ButtonStateValues<UIImage>()
    /// Shows these values, or the configuration.
    private lazy var content: any ButtonContent = PlainButtonContent()
    private var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false
    private var symbolConfigurations = ButtonStateValues<UIImage.SymbolConfiguration>()

    /// Brings a button's configuration up to date with its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    // MARK: Making

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.interface { decodeButton(from: coder) } else { isOpaque = false }
    }

    /// Makes a button of a type, without size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        storedType = buttonType
        if buttonType == .close { applyTintColor(.systemGray) }
        if let image = buttonType.image { setImage(image, for: .normal) }
    }

    /// Makes a button from a configuration that performs an action when tapped, with the action's title and image where the
    /// configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        use(configuration)
        adopt(primaryAction)
    }

    /// Makes a button that performs an action when tapped, with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a custom button in a frame that performs an action when tapped, with the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A call, because initialisers set properties without their observers.
    private func use(_ configuration: Configuration) { self.configuration = configuration }

    /// Whether titles and templates take the tint colour and fade while pressed.
    var looksLikeSystem: Bool { storedType != .custom }

    /// The look of the button by itself.
    open var buttonType: ButtonType { storedType }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIButton.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIButton.self }
    @_spi(Subclassing) open override var triggersPrimaryActionOnTouchUp: Bool { true }
    @_spi(Subclassing) open override var keepsTapsFromSuperviews: Bool { true }
    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeButton(&it) }

    // MARK: Values by state

    /// Sets the title for a state; nil takes it away.
    open func setTitle(_ title: String?, for state: State) {
        titles[exactly: state] = title
        showContent()
    }

    /// Sets the title with styles for a state, which wins over the plain one; nil takes it away.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[exactly: state] = title
        showContent()
    }

    /// Sets the title's colour for a state; nil takes it away.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        note(
            .titleColor, choice: AppearanceSetter.choice(state.rawValue),
            { (button: UIButton) in button.setTitleColor(color, for: state) })
        titleColors[exactly: state] = color
        showContent()
    }

    /// Sets the colour of the title's shadow for a state; nil takes it away.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        note(
            .titleShadowColor, choice: AppearanceSetter.choice(state.rawValue),
            { (button: UIButton) in button.setTitleShadowColor(color, for: state) })
        shadowColors[exactly: state] = color
        showContent()
    }

    /// Sets the image beside the title for a state; nil takes it away.
    open func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        showContent()
    }

    /// Sets the background image for a state; nil removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        note(
            .backgroundImage, choice: AppearanceSetter.choice(state.rawValue),
            { (button: UIButton) in button.setBackgroundImage(image, for: state) })
        backgroundImages[exactly: state] = image
        showContent()
    }

    /// The title shown in a state.
    open func title(for state: State) -> String? { titles.value(for: state) }

    /// The title with styles shown in a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }

    /// The title's colour in a state: the one set, else the type's own.
    open func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[exactly: state] { return color }
        if looksLikeSystem, state.contains(.disabled), titleColors[exactly: .disabled] == nil {
            return .tertiaryLabel
        }
        return titleColors.value(for: state) ?? (looksLikeSystem ? tintColor : .white)
    }

    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { shadowColors.value(for: state) }

    /// The image shown in a state.
    open func image(for state: State) -> UIImage? { images.value(for: state) }

    /// The background image in a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

    /// The title now shown.
    open var currentTitle: String? { title(for: state) }
    /// The title with styles now shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title's colour now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image now shown.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image of the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Sets the measures of symbols for a state, where their images have none; nil removes them.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        note(
            .symbolConfiguration, choice: AppearanceSetter.choice(state.rawValue),
            { (button: UIButton) in
                button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
            })
        symbolConfigurations[exactly: state] = configuration
        showContent()
    }

    /// The measures of symbols in a state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }

    /// The measures of symbols now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Look

    /// Whether a pressed custom button without an image for that state shows the normal one darker.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { showContent() } }
    }

    /// Whether a disabled custom button without an image for that state shows the normal one paler.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { showContent() } }
    }

    /// Whether the title's shadow changes sides while the button is pressed.
    open var reversesTitleShadowWhenHighlighted = false

    /// Distances from the bounds to the content; while all are zero a title keeps a little room above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            note(.contentEdgeInsets, \UIButton.contentEdgeInsets)
            if contentEdgeInsets != oldValue { sizeDidChange() }
        }
    }

    /// Moves the title: distances from the content rectangle's edges for the title alone; they do not change the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Moves the image: distances from the content rectangle's edges for the image alone; they do not change the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The label that shows the title; change its font and line breaks, not its text or colours.
    open var titleLabel: UILabel? { content.titleLabel(in: self) }

    /// The view that shows the image.
    open var imageView: UIImageView? { content.imageView(in: self) }

    /// Updates all content for the present state.
    func showContent() { content.show(self) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content.tintColorDidChange(of: self)
    }

    @_spi(Subclassing) open override func stateDidChange() {
        content.stateDidChange(of: self)
        glow?.isLit = isHighlighted
    }

    /// Whether a light shines from the middle of the button while it is pressed.
    @available(*, deprecated, message: "Change the configuration in configurationUpdateHandler instead.")
    open var showsTouchWhenHighlighted: Bool {
        get { glow != nil }
        set { showGlow(newValue) }
    }
    var glow: TouchGlow?

    /// The behaviour asked for; it counts on the Mac only.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    /// The behaviour: that of a tablet, as on all devices but the Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whether the pointer is over the button; a change brings the configuration up to date.
    open internal(set) var isHovered = false {
        didSet { if isHovered != oldValue { content.stateDidChange(of: self) } }
    }

    /// Whether the button's menu is open; a change brings the configuration up to date.
    open internal(set) var isHeld = false {
        didSet { if isHeld != oldValue { content.stateDidChange(of: self) } }
    }

    // MARK: Configuration

    /// The content and look, which override titles, images and insets; nil for those.
    open var configuration: Configuration? {
        didSet {
            if (configuration == nil) != (oldValue == nil) { replaceContent() }
            guard !isUpdatingConfiguration else { return }
            showContent()
            if configuration != nil { setNeedsUpdateConfiguration() }
            sizeDidChange()
        }
    }

    private func replaceContent() {
        content.removeFromButton()
        sizeDidChange()
        guard let configuration else { return content = PlainButtonContent() }
        let configured = ConfiguredButtonContent(configuration)
        configured.frame = bounds
        content = configured
        insertSubview(configured, at: 0)
    }

    /// Called with the button whenever its configuration may depend on its state, to change it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of state brings the configuration up to date.
    open var automaticallyUpdatesConfiguration = true

    /// Has the configuration brought up to date before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration up to date with the state; calls the handler unless overridden.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
        showContent()
    }

    /// The label below the title of a configured button.
    open var subtitleLabel: UILabel? { content.subtitleLabel(in: self) }

    /// The meaning of the button for the user.
    open var role: Role = .normal {
        didSet { if role != oldValue { showContent() } }
    }

    /// Whether performing the button's action selects it, or ends the selection.
    ///
    /// A button that shows its menu instead takes over the title and picture of the chosen element; one element is
    /// always chosen.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { popUpDidChange() } }
    }

    /// The button's menu, opened by a long press, by the secondary button, or at once with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            popUpDidChange()
            if let menu { contextMenuInteraction?.updateVisibleMenu { _ in menu } }
        }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { popUpDidChange() } }
    }

    /// The button's menu, if it has one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menu.map { UIContextMenuConfiguration($0, order: preferredMenuElementOrder) } }

    /// The order of the menu's first elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    @_spi(Subclassing) open override func menuDidChoose(_ leaf: any UIMenuLeaf) { if isPopUp { select(leaf) } }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    @_spi(Subclassing) open override var focusShape: FocusShape { content.focusShape(in: self) ?? super.focusShape }

    @_spi(Subclassing) open override func keyboardDidRelease() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
    }

    // MARK: Measuring

    /// The title's or the image's size with the content insets, and at least the background image's.
    open override var intrinsicContentSize: CGSize { content.fittingSize(in: self) }

    @_spi(Subclassing) open override func contentBaselines(inWidth width: CGFloat?) -> TextBaselines? { titleBaselines }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { content.fittingSize(in: self) }

    // MARK: Layout

    /// The frame of the background image in bounds; override to change it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The frame of title and image together in bounds; override to keep room for other views.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        let rect = backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
        return CGRect(
            x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width), height: max(0, rect.size.height))
    }

    /// The frame of the title in the content rectangle; override to change it.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { content.titleRect(in: contentRect, of: self) }

    /// The frame of the image in the content rectangle; override to change it.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { content.imageRect(in: contentRect, of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        content.layOut(in: self)
    }
}
