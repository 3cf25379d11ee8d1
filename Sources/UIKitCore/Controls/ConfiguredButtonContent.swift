import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Shows a button's configuration.
final class ConfiguredButtonContent: UIView, ButtonContent {
    /// The opacity of a pressed button: of its background, or of its content where it has none.
    private static let pressedAlpha: CGFloat = 0.75
    private static let pressedContentAlpha: CGFloat = 0.5
    /// The difference between the sizes of title and subtitle, in points.
    private static let subtitleStep: CGFloat = 4
    /// Room before the sign of a button that shows the last choice from its menu.
    private static let popUpSignGap: CGFloat = 6

    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let backgroundView = UIView(frame: .zero)
    private let backgroundImageView = UIImageView(frame: .zero)
    private let stroke = UIView(frame: .zero)
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let popUpSign = UIImageView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private var customView: UIView?
    private var configuration: UIButton.Configuration

    init(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.rendersImagesAsTemplates = true
        backgroundImageView.clipsToBounds = true
        backgroundView.addSubview(backgroundImageView)
        for view in [backgroundView, stroke, imageView, indicator, popUpSign, titleLabel, subtitleLabel] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    func titleLabel(in button: UIButton) -> UILabel? { titleLabel }

    func imageView(in button: UIButton) -> UIImageView? { imageView }

    func subtitleLabel(in button: UIButton) -> UILabel? { subtitleLabel }

    func removeFromButton() { removeFromSuperview() }

    // MARK: Showing

    func show(_ button: UIButton) {
        guard let configuration = button.configuration else { return }
        let oldSize = fittingSize(in: button)
        show(configuration, of: button)
        if oldSize != fittingSize(in: button) { button.sizeDidChange() }
    }

    func stateDidChange(of button: UIButton) {
        if button.automaticallyUpdatesConfiguration { button.setNeedsUpdateConfiguration() }
    }

    func tintColorDidChange(of button: UIButton) { show(button) }

    private func show(_ configuration: UIButton.Configuration, of button: UIButton) {
        self.configuration = configuration
        let colors = ButtonColors(configuration, for: button)
        showBackground(of: button, colors)
        let foreground = colors.foreground
        showTexts(of: button, foreground)
        imageView.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(pointSize: configuration.fontSize)
        imageView.image = configuration.showsActivityIndicator ? nil : configuration.image ?? button.currentImage
        imageView.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
        indicator.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
        configuration.showsActivityIndicator ? indicator.startAnimating() : indicator.stopAnimating()
        showPopUpSign(of: button, foreground)
        let showsBackground = configuration.style != .plain
        backgroundView.alpha = button.isHighlighted ? Self.pressedAlpha : 1
        for view in [imageView, titleLabel, subtitleLabel, indicator, popUpSign] as [UIView] {
            view.alpha = button.isHighlighted && !showsBackground ? Self.pressedContentAlpha : 1
        }
        setNeedsLayout()
    }

    private func showTexts(of button: UIButton, _ color: UIColor) {
        let title = configuration.titleText ?? button.currentTitle.map(ConfiguredText.plain) ?? .plain("")
        let subtitle = configuration.subtitleText ?? .plain("")
        for (label, lineBreak) in [
            (titleLabel, configuration.titleLineBreakMode), (subtitleLabel, configuration.subtitleLineBreakMode),
        ] {
            label.lineBreakMode = lineBreak
            label.numberOfLines = [.byWordWrapping, .byCharWrapping].contains(lineBreak) ? 0 : 1
        }
        title.show(
            in: titleLabel, font: .systemFont(ofSize: configuration.fontSize), color: color,
            transformer: configuration.titleTextAttributesTransformer)
        subtitle.show(
            in: subtitleLabel, font: .systemFont(ofSize: configuration.fontSize - Self.subtitleStep), color: color,
            transformer: configuration.subtitleTextAttributesTransformer)
    }

    private func showPopUpSign(of button: UIButton, _ color: UIColor) {
        let isShown = configuration.indicator == .popup || configuration.indicator == .automatic && button.isPopUp
        popUpSign.image =
            isShown
            ? UIImage(
                systemName: "chevron.up.chevron.down",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: configuration.fontSize - 4, weight: .medium))
            : nil
        popUpSign.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    private func showBackground(of button: UIButton, _ colors: ButtonColors) {
        let background = configuration.background
        backgroundView.backgroundColor = background.fill(of: colors.background)
        showEffect(background.visualEffect)
        backgroundImageView.image = background.image
        backgroundImageView.contentMode = background.imageContentMode
        stroke.isHidden = background.strokeWidth <= 0
        stroke.layer.borderWidth = max(0, background.strokeWidth)
        stroke.layer.borderColor =
            background.resolvedStrokeColor(for: button.tintColor).resolvedColor(with: traitCollection).cgColor
        guard background.customView !== customView else { return }
        customView?.removeFromSuperview()
        customView = background.customView
        if let customView { backgroundView.addSubview(customView) }
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        if effect == nil, effectView == nil { return }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil {
            view.clipsToBounds = true
            effectView = view
            insertSubview(view, belowSubview: backgroundView)
        }
        if view.effect !== effect { view.effect = effect }
    }

    package override func resolveTraitColors() {
        super.resolveTraitColors()
        if let button = superview as? UIButton { showBackground(of: button, ButtonColors(configuration, for: button)) }
    }

    /// The ring is around the background, or around the whole button without one.
    func focusShape(in button: UIButton) -> FocusShape? { FocusShape(of: backgroundView) }

    // MARK: Measuring and layout

    /// The horizontal alignment of the group and of the texts in the room: 0 at the left, 1 at the right.
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

    /// The picture's size, or that of the activity indicator.
    private var pictureSize: CGSize {
        if configuration.showsActivityIndicator { return indicator.intrinsicContentSize }
        return imageView.image == nil ? .zero : imageView.intrinsicContentSize
    }

    /// The room at the end for the sign of a button that shows the last choice from its menu.
    private var popUpSignRoom: CGFloat { popUpSign.image.map { $0.size.width + Self.popUpSignGap } ?? 0 }

    private func layout(in button: UIButton, width: CGFloat? = nil) -> ConfiguredButtonLayout {
        let (group, text) = positions(in: button)
        var picture = pictureSize
        picture.width = max(picture.width, configuration.imageReservation)
        let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let pictureRoom = isBeside && picture.width > 0 ? picture.width + configuration.imagePadding : 0
        func size(_ label: UILabel) -> CGSize {
            if (label.text ?? "").isEmpty { return .zero }
            let natural = label.intrinsicContentSize
            guard let width, natural.width > width - pictureRoom else { return natural }
            return label.sizeThatFits(CGSize(width: max(1, width - pictureRoom), height: .greatestFiniteMagnitude))
        }
        return ConfiguredButtonLayout(
            image: picture, title: size(titleLabel), subtitle: size(subtitleLabel),
            imagePlacement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
            titlePadding: configuration.titlePadding, groupPosition: group, textPosition: text,
            verticalPosition: button.contentVerticalAlignment == .top
                ? 0 : button.contentVerticalAlignment == .bottom ? 1 : 0.5,
            isRightToLeft: button.runsRightToLeft, pixelScale: contentScaleFactor)
    }

    /// The size of all content with the insets.
    func fittingSize(in button: UIButton) -> CGSize {
        var size = layout(in: button).size
        // Without content the button keeps the height of a line of text.
        if size.height == 0 { size.height = titleLabel.font.lineHeight.rounded(.up) }
        let insets = configuration.contentInsets
        return CGSize(
            width: size.width + popUpSignRoom + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    func layOut(in button: UIButton) {
        frame = button.bounds
        setNeedsLayout()
    }

    func titleRect(in contentRect: CGRect, of button: UIButton) -> CGRect {
        layout(in: button, width: contentRect.width).frames(in: contentRect).title
    }

    func imageRect(in contentRect: CGRect, of button: UIButton) -> CGRect {
        pictureFrame(layout(in: button, width: contentRect.width).frames(in: contentRect).image)
    }

    /// The frame of the picture, or of the activity indicator, in the room that the layout reserves for either.
    private func pictureFrame(_ room: CGRect) -> CGRect {
        let size = pictureSize
        return CGRect(
            x: (room.midX - size.width / 2).roundedToPixels(contentScaleFactor), y: room.minY, width: size.width,
            height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let button = superview as? UIButton else { return }
        backgroundView.frame = bounds.inset(
            by: configuration.background.insets(within: button.directionalLayoutMargins),
            isMirrored: button.runsRightToLeft)
        backgroundView.layer.cornerRadius = configuration.cornerRadius(on: backgroundView.bounds.size)
        backgroundImageView.frame = backgroundView.bounds
        backgroundImageView.layer.cornerRadius = backgroundView.layer.cornerRadius
        customView?.frame = backgroundView.bounds
        let outset = configuration.background.strokeOutset
        stroke.frame = backgroundView.frame.insetBy(dx: -outset, dy: -outset)
        stroke.layer.cornerRadius = max(0, backgroundView.layer.cornerRadius + outset)
        effectView?.frame = backgroundView.frame
        effectView?.layer.cornerRadius = backgroundView.layer.cornerRadius
        var insets = configuration.contentInsets
        insets.trailing += popUpSignRoom
        let room = bounds.inset(by: insets, isMirrored: button.runsRightToLeft)
        let frames = layout(in: button, width: room.width).frames(in: room)
        for view in [imageView, indicator] as [UIView] { view.frame = pictureFrame(frames.image) }
        layOutPopUpSign(beside: room, isMirrored: button.runsRightToLeft)
        titleLabel.frame = frames.title
        subtitleLabel.frame = frames.subtitle
    }

    private func layOutPopUpSign(beside room: CGRect, isMirrored: Bool) {
        guard let size = popUpSign.image?.size else { return }
        let x = isMirrored ? room.minX - popUpSignRoom : room.maxX + Self.popUpSignGap
        popUpSign.frame = CGRect(
            x: x.roundedToPixels(contentScaleFactor),
            y: (room.midY - size.height / 2).roundedToPixels(contentScaleFactor), width: size.width, height: size.height
        )
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
