import UIKit

/// A button with a larger target.
class ClientButton: UIButton {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var adjustsImageWhenDisabled: Bool {
        get { super.adjustsImageWhenDisabled }
        set { super.adjustsImageWhenDisabled = newValue }
    }
    override var adjustsImageWhenHighlighted: Bool {
        get { super.adjustsImageWhenHighlighted }
        set { super.adjustsImageWhenHighlighted = newValue }
    }
    override var automaticallyUpdatesConfiguration: Bool {
        get { super.automaticallyUpdatesConfiguration }
        set { super.automaticallyUpdatesConfiguration = newValue }
    }
    override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
    override var buttonType: UIButton.ButtonType { super.buttonType }
    override var changesSelectionAsPrimaryAction: Bool {
        get { super.changesSelectionAsPrimaryAction }
        set { super.changesSelectionAsPrimaryAction = newValue }
    }
    override var configuration: UIButton.Configuration? {
        get { super.configuration }
        set { super.configuration = newValue }
    }
    override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override var contentEdgeInsets: UIEdgeInsets {
        get { super.contentEdgeInsets }
        set { super.contentEdgeInsets = newValue }
    }
    override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
    override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
    override var currentImage: UIImage? { super.currentImage }
    override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        super.currentPreferredSymbolConfiguration
    }
    override var currentTitle: String? { super.currentTitle }
    override var currentTitleColor: UIColor { super.currentTitleColor }
    override var currentTitleShadowColor: UIColor? { super.currentTitleShadowColor }
    override var imageEdgeInsets: UIEdgeInsets {
        get { super.imageEdgeInsets }
        set { super.imageEdgeInsets = newValue }
    }
    override var imageView: UIImageView? { super.imageView }
    override var isHeld: Bool { super.isHeld }
    override var isHovered: Bool { super.isHovered }
    override var menu: UIMenu? {
        get { super.menu }
        set { super.menu = newValue }
    }
    override var preferredBehavioralStyle: UIBehavioralStyle {
        get { super.preferredBehavioralStyle }
        set { super.preferredBehavioralStyle = newValue }
    }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
    override var reversesTitleShadowWhenHighlighted: Bool {
        get { super.reversesTitleShadowWhenHighlighted }
        set { super.reversesTitleShadowWhenHighlighted = newValue }
    }
    override var role: UIButton.Role {
        get { super.role }
        set { super.role = newValue }
    }
    override var showsTouchWhenHighlighted: Bool {
        get { super.showsTouchWhenHighlighted }
        set { super.showsTouchWhenHighlighted = newValue }
    }
    override var subtitleLabel: UILabel? { super.subtitleLabel }
    override var titleEdgeInsets: UIEdgeInsets {
        get { super.titleEdgeInsets }
        set { super.titleEdgeInsets = newValue }
    }
    override var titleLabel: UILabel? { super.titleLabel }

    override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        super.attributedTitle(for: state)
    }
    override func backgroundImage(for state: UIControl.State) -> UIImage? { super.backgroundImage(for: state) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
    override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect)
    }
    override func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        super.preferredSymbolConfigurationForImage(in: state)
    }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        super.setAttributedTitle(title, for: state)
    }
    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        super.setBackgroundImage(image, for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) { super.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
    override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        super.setTitleColor(color, for: state)
    }
    override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        super.setTitleShadowColor(color, for: state)
    }
    override func title(for state: UIControl.State) -> String? { super.title(for: state) }
    override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect)
    }
    override func titleShadowColor(for state: UIControl.State) -> UIColor? { super.titleShadowColor(for: state) }
    override func updateConfiguration() { super.updateConfiguration() }
}

private final class PillButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    convenience init(title: String) {
        self.init(type: .custom)
        setTitle(title, for: .normal)
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}

extension ClientButton {
    static func make() -> [UIButton] {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.imagePadding = 4
        configuration.baseBackgroundColor = .red
        let button = UIButton(type: .system)
        button.setTitleColor(.red, for: [.normal, .highlighted])
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.configurationUpdateHandler = { button in button.isEnabled = button.isSelected }
        let title: String? = button.title(for: .normal)
        let color: UIColor = button.currentTitleColor
        _ = (title, color)
        return [
            button, UIButton(), UIButton(frame: .zero), UIButton(frame: .zero, primaryAction: nil),
            UIButton(type: .custom, primaryAction: UIAction { _ in }), UIButton(primaryAction: nil),
            UIButton(configuration: configuration), UIButton(configuration: .plain(), primaryAction: nil),
            PillButton(title: "Title"), UIButton(configuration: .tinted()), UIButton(configuration: .gray()),
            UIButton(configuration: .borderless()), UIButton(configuration: .bordered()),
            UIButton(configuration: .borderedProminent()), UIButton(configuration: .borderedTinted()),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allButtonButtonType: [UIButton.ButtonType] {
        [
            .close, .contactAdd, .custom, .detailDisclosure, .infoDark, .infoLight, .roundedRect, .system,
        ]
    }
    static var allButtonRole: [UIButton.Role] {
        [
            .cancel, .destructive, .normal, .primary,
        ]
    }
    static var allButtonConfigurationCornerStyle: [UIButton.Configuration.CornerStyle] {
        [
            .capsule, .dynamic, .fixed, .large, .medium, .small,
        ]
    }
    static var allButtonConfigurationIndicator: [UIButton.Configuration.Indicator] {
        [
            .automatic, .none, .popup,
        ]
    }
    static var allButtonConfigurationSize: [UIButton.Configuration.Size] {
        [
            .large, .medium, .mini, .small,
        ]
    }
    static var allButtonConfigurationTitleAlignment: [UIButton.Configuration.TitleAlignment] {
        [
            .automatic, .center, .leading, .trailing,
        ]
    }
}
