public import Foundation
import QuartzCore

/// A control that does something when it is tapped, shown as a title, an image or both.
///
/// Titles, colours and images are kept per state; a state without a value of its own shows the normal one. The title label and
/// the image view are made when they are first needed.
///
/// Unlike iOS: label and image view follow a change at once, not with the next layout.
/// Status: partial – custom and system buttons; configurations, menus and the touch glow follow.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// How long a system button takes to come back from its pressed look, in seconds.
    private static let releaseDuration = 0.47
    /// The alpha of a pressed system button's content.
    private static let pressedAlpha: CGFloat = 0.2
    /// The alpha of a disabled custom button's image.
    private static let disabledImageAlpha: CGFloat = 0.5
    /// Room above and below a title when no content insets are set.
    private static let titlePadding: CGFloat = 6
    /// The least width of a button that only has a title.
    private static let leastTitleWidth: CGFloat = 30

    private var storedType = ButtonType.custom
    private var titles = ButtonStateValues<String>()
    private var attributedTitles = ButtonStateValues<NSAttributedString>()
    private var titleColors = ButtonStateValues<UIColor>()
    private var shadowColors = ButtonStateValues<UIColor>()
    private var images = ButtonStateValues<UIImage>()
    private var backgroundImages = ButtonStateValues<UIImage>()
    private var storedTitleLabel: ButtonTitleLabel?
    private var storedImageView: UIImageView?
    private var backgroundView: UIImageView?
    /// The last image that was darkened, with the outcome.
    private var darkened: (image: UIImage, result: UIImage)?
    private var wasPressed = false
    private var isShadowReversed = false
    private var shownAttributedTitle: NSAttributedString?

    // MARK: Making

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// Makes a button of a type, without size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        storedType = buttonType
    }

    /// Makes a button that performs an action when tapped, with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Makes a custom button that performs an action when tapped, with the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// What the button looks like by itself.
    open var buttonType: ButtonType { storedType }

    package override var hasPlainHitTesting: Bool { type(of: self) == UIButton.self }
    package override var drawsContent: Bool { type(of: self) != UIButton.self }
    package override var triggersPrimaryActionOnTouchUp: Bool { true }
    package override var keepsTapsFromSuperviews: Bool { true }

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
        titleColors[exactly: state] = color
        showContent()
    }

    /// Sets the colour of the title's shadow for a state; nil takes it away.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        shadowColors[exactly: state] = color
        showContent()
    }

    /// Sets the image beside the title for a state; nil takes it away.
    open func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        showContent()
    }

    /// Sets the image behind everything for a state; nil takes it away.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
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
        if storedType == .system, state.contains(.disabled), titleColors[exactly: .disabled] == nil {
            return .tertiaryLabel
        }
        return titleColors.value(for: state) ?? (storedType == .system ? tintColor : .white)
    }

    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { shadowColors.value(for: state) }

    /// The image shown in a state.
    open func image(for state: State) -> UIImage? { images.value(for: state) }

    /// The image behind everything in a state.
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
    /// The image now behind everything.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

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
        didSet { if contentEdgeInsets != oldValue { sizeDidChange() } }
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
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = ButtonTitleLabel(frame: .zero)
        label.font = .systemFont(ofSize: storedType == .system ? 15 : UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        label.button = self
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// The view that shows the image.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleToFill
        view.takesImagesAsTemplates = storedType == .system
        storedImageView = view
        if let backgroundView { insertSubview(view, aboveSubview: backgroundView) } else { insertSubview(view, at: 0) }
        return view
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if storedType == .system { showContent() }
    }

    package override func stateDidChange() {
        showContent()
        showPress()
    }

    // MARK: Bringing the look up to date

    private func showContent() {
        showTitle()
        showImage()
        showBackground()
    }

    private func showTitle() {
        let attributed = currentAttributedTitle
        let title = currentTitle
        guard storedTitleLabel != nil || attributed != nil || title != nil, let label = titleLabel else { return }
        let color = currentTitleColor
        if let attributed {
            // The label's colour replaces those inside a text that it already has, so the text follows it.
            if attributed !== shownAttributedTitle || label.textColor != color {
                label.textColor = color
                label.attributedText = attributed
            }
        } else {
            label.text = title
            label.textColor = color
        }
        shownAttributedTitle = attributed
        label.shadowColor = currentTitleShadowColor
        let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
        if isReversed != isShadowReversed {
            isShadowReversed = isReversed
            label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
        }
    }

    private func showImage() {
        let image = currentImage
        guard storedImageView != nil || image != nil, let view = imageView else { return }
        let isOwn = images[exactly: state] != nil
        let old = view.image
        view.image =
            storedType == .custom && isHighlighted && !isOwn && adjustsImageWhenHighlighted
            ? image.map(darker) : image
        if storedType == .system {
            view.tintColor = isEnabled ? nil : .tertiaryLabel
        } else {
            view.alpha = !isEnabled && !isOwn && adjustsImageWhenDisabled ? Self.disabledImageAlpha : 1
        }
        if old?.size != image?.size { sizeDidChange() }
    }

    private func showBackground() {
        let image = currentBackgroundImage
        guard backgroundView != nil || image != nil else { return }
        if backgroundView == nil {
            let view = UIImageView(frame: bounds)
            backgroundView = view
            insertSubview(view, at: 0)
        }
        guard backgroundView?.image != image else { return }
        let oldSize = backgroundView?.image?.size
        backgroundView?.image = image
        if oldSize != image?.size { sizeDidChange() }
    }

    private func darker(_ image: UIImage) -> UIImage {
        if let darkened, darkened.image == image { return darkened.result }
        let result = image.darkened
        darkened = (image, result)
        return result
    }

    /// Fades a system button's content at once when it is pressed, and slowly back.
    private func showPress() {
        guard storedType == .system, isHighlighted != wasPressed else { return }
        wasPressed = isHighlighted
        let alpha = isHighlighted ? Self.pressedAlpha : 1
        let views = [storedTitleLabel, storedImageView].compactMap(\.self)
        guard !isHighlighted, window != nil else {
            for view in views { view.alpha = alpha }
            return
        }
        UIView.animate(
            withDuration: Self.releaseDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for view in views { view.alpha = alpha }
        }
    }

    // MARK: Measuring

    /// The title's or the image's size with the content insets, and at least the background image's.
    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    private var fittingSize: CGSize {
        let image = imageSize
        let title = titleSize
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if contentEdgeInsets == .zero {
            let hasTitle = title.width > 0 || image == .zero
            if hasTitle { size.height = max(image.height, title.height + 2 * Self.titlePadding) }
            if image == .zero { size.width = max(size.width, Self.leastTitleWidth) }
        } else {
            size.width += contentEdgeInsets.horizontal
            size.height += contentEdgeInsets.vertical
        }
        guard let background = currentBackgroundImage?.size else { return size }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    private var pixelScale: CGFloat { max(1, contentScaleFactor) }

    private var imageSize: CGSize { currentImage?.size ?? .zero }

    /// The title's size on one line; without a title no width and the height of a line.
    private var titleSize: CGSize {
        guard let label = storedTitleLabel, !(label.text ?? "").isEmpty else {
            let font = storedTitleLabel?.font ?? .systemFont(ofSize: storedType == .system ? 15 : UIFont.buttonFontSize)
            return CGSize(width: 0, height: (font.lineHeight * pixelScale - 0.001).rounded(.up) / pixelScale)
        }
        return label.intrinsicContentSize
    }

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func titleSizeDidChange() { sizeDidChange() }

    // MARK: Placing

    /// Where the background image goes in bounds; override to place it elsewhere.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and image go in bounds; override to keep room for something else.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        let rect = backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
        return CGRect(
            x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width), height: max(0, rect.size.height))
    }

    /// Where the title goes in the content rectangle; override to place it elsewhere.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        placement.titleRect(in: contentRect)
    }

    /// Where the image goes in the content rectangle; override to place it elsewhere.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        placement.imageRect(in: contentRect)
    }

    private var placement: ButtonLayout {
        ButtonLayout(
            horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: traitCollection.layoutDirection == .rightToLeft, imageSize: imageSize,
            titleSize: titleSize, imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets, pixelScale: pixelScale)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        guard storedTitleLabel != nil || storedImageView != nil else { return }
        let content = contentRect(forBounds: bounds)
        storedImageView?.frame = imageRect(forContentRect: content)
        storedTitleLabel?.frame = titleRect(forContentRect: content)
    }
}
