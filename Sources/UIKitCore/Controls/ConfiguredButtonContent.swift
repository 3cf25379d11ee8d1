import CoreGraphics
import Foundation
import QuartzCore

/// Shows a button's configuration.
final class ConfiguredButtonContent: UIView {
    /// How much of a pressed button is seen: of its background, or of its content where it has none.
    private static let pressedAlpha: CGFloat = 0.75
    private static let pressedContentAlpha: CGFloat = 0.5
    /// How much smaller the subtitle's text is, in points.
    private static let subtitleStep: CGFloat = 4

    let titleLabel = UILabel(frame: .zero)
    let subtitleLabel = UILabel(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    private let ground = UIView(frame: .zero)
    private let groundImage = UIImageView(frame: .zero)
    private let stroke = UIView(frame: .zero)
    private let indicator = UIActivityIndicatorView(style: .medium)
    private var customView: UIView?
    private var configuration: UIButton.Configuration

    init(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.takesImagesAsTemplates = true
        groundImage.clipsToBounds = true
        ground.addSubview(groundImage)
        for view in [ground, stroke, imageView, indicator, titleLabel, subtitleLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    func show(_ configuration: UIButton.Configuration, of button: UIButton) {
        self.configuration = configuration
        let colors = ButtonColors(configuration, for: button)
        showGround(of: button, colors)
        let foreground = colors.foreground
        titleLabel.text = configuration.title ?? button.currentTitle
        titleLabel.font = .systemFont(ofSize: configuration.fontSize)
        subtitleLabel.text = configuration.subtitle
        subtitleLabel.font = .systemFont(ofSize: configuration.fontSize - Self.subtitleStep)
        let titleColor = foreground
        (titleLabel.textColor, subtitleLabel.textColor) = (titleColor, titleColor)
        imageView.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(pointSize: configuration.fontSize)
        imageView.image = configuration.showsActivityIndicator ? nil : configuration.image ?? button.currentImage
        imageView.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
        indicator.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
        configuration.showsActivityIndicator ? indicator.startAnimating() : indicator.stopAnimating()
        let hasGround = configuration.style != .plain
        ground.alpha = button.isHighlighted ? Self.pressedAlpha : 1
        for view in [imageView, titleLabel, subtitleLabel, indicator] as [UIView] {
            view.alpha = button.isHighlighted && !hasGround ? Self.pressedContentAlpha : 1
        }
        setNeedsLayout()
    }

    private func showGround(of button: UIButton, _ colors: ButtonColors) {
        let background = configuration.background
        ground.backgroundColor = background.resolvedBackgroundColor(for: colors.background)
        groundImage.image = background.image
        groundImage.contentMode = background.imageContentMode
        stroke.isHidden = background.strokeWidth <= 0
        stroke.layer.borderWidth = max(0, background.strokeWidth)
        stroke.layer.borderColor =
            background.resolvedStrokeColor(for: button.tintColor).resolvedColor(with: traitCollection).cgColor
        guard background.customView !== customView else { return }
        customView?.removeFromSuperview()
        customView = background.customView
        if let customView { ground.addSubview(customView) }
    }

    package override func resolveTraitColors() {
        super.resolveTraitColors()
        if let button = superview as? UIButton { showGround(of: button, ButtonColors(configuration, for: button)) }
    }

    /// The background, or where there is none the whole.
    var focusShape: FocusShape { FocusShape(of: ground) }

    // MARK: Measuring and placing

    /// Where the group and the texts stand across the room: 0 at the left, 1 at the right.
    private func positions(in button: UIButton) -> (group: CGFloat, text: CGFloat) {
        let isMirrored = button.runsRightToLeft
        let group: CGFloat =
            switch button.effectiveContentHorizontalAlignment {
            case .left, .fill: 0
            case .right: 1
            default: 0.5
            }
        let text: CGFloat =
            switch configuration.titleAlignment {
            case .leading: isMirrored ? 1 : 0
            case .trailing: isMirrored ? 0 : 1
            case .center: 0.5
            case .automatic: group
            }
        return (group, text)
    }

    private func layout(in button: UIButton) -> ConfiguredButtonLayout {
        let (group, text) = positions(in: button)
        let picture =
            configuration.showsActivityIndicator
            ? indicator.intrinsicContentSize : imageView.image == nil ? .zero : imageView.intrinsicContentSize
        func size(_ label: UILabel) -> CGSize { (label.text ?? "").isEmpty ? .zero : label.intrinsicContentSize }
        return ConfiguredButtonLayout(
            image: picture, title: size(titleLabel), subtitle: size(subtitleLabel),
            imagePlacement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
            titlePadding: configuration.titlePadding, groupPosition: group, textPosition: text,
            verticalPosition: button.contentVerticalAlignment == .top
                ? 0 : button.contentVerticalAlignment == .bottom ? 1 : 0.5,
            isRightToLeft: button.runsRightToLeft, pixelScale: contentScaleFactor)
    }

    /// The size of everything with the insets.
    func fittingSize(in button: UIButton) -> CGSize {
        var size = layout(in: button).size
        // Without anything to show a line of text keeps its height.
        if size.height == 0 { size.height = titleLabel.font.lineHeight.rounded(.up) }
        let insets = configuration.contentInsets
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func layoutSubviews() {
        guard let button = superview as? UIButton else { return }
        ground.frame = bounds.inset(by: configuration.background.backgroundInsets, isMirrored: button.runsRightToLeft)
        ground.layer.cornerRadius = configuration.cornerRadius(on: ground.bounds.size)
        groundImage.frame = ground.bounds
        groundImage.layer.cornerRadius = ground.layer.cornerRadius
        customView?.frame = ground.bounds
        let outset = configuration.background.strokeOutset
        stroke.frame = ground.frame.insetBy(dx: -outset, dy: -outset)
        stroke.layer.cornerRadius = max(0, ground.layer.cornerRadius + outset)
        let room = bounds.inset(by: configuration.contentInsets, isMirrored: button.runsRightToLeft)
        let frames = layout(in: button).frames(in: room)
        imageView.frame = frames.image
        indicator.frame = frames.image
        titleLabel.frame = frames.title
        subtitleLabel.frame = frames.subtitle
    }
}

nonisolated extension CGRect {
    /// The rectangle with each edge moved inwards, leading at the right when mirrored; no side becomes negative.
    fileprivate func inset(by insets: NSDirectionalEdgeInsets, isMirrored: Bool) -> CGRect {
        let left = isMirrored ? insets.trailing : insets.leading
        return CGRect(
            x: minX + left, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
