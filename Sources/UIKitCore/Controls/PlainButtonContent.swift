import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Shows a button's titles and images by state, with views that are made when they are needed.
final class PlainButtonContent: ButtonContent {
    /// The duration in which a system button returns from its pressed look, in seconds.
    private static let releaseDuration = 0.47
    /// The alpha of a pressed system button's content.
    private static let pressedAlpha: CGFloat = 0.2
    /// The alpha of a disabled custom button's image.
    private static let disabledImageAlpha: CGFloat = 0.5
    /// Room above and below a title when no content insets are set.
    private static let titlePadding: CGFloat = 6
    /// The smallest width of a button that only has a title.
    private static let minimumTitleWidth: CGFloat = 30

    private var label: ButtonTitleLabel?
    private var imageView: UIImageView?
    private var backgroundView: UIImageView?
    /// The last image that was darkened, with the outcome.
    private var darkened: (image: UIImage, result: UIImage)?
    private var wasPressed = false
    private var isShadowReversed = false
    private var shownAttributedTitle: NSAttributedString?

    // MARK: Views

    func titleLabel(in button: UIButton) -> UILabel? {
        if let label { return label }
        let label = ButtonTitleLabel(frame: .zero)
        label.font = titleFont(of: button)
        label.lineBreakMode = .byTruncatingMiddle
        label.button = button
        self.label = label
        button.addSubview(label)
        return label
    }

    private func titleFont(of button: UIButton) -> UIFont {
        .systemFont(ofSize: button.looksLikeSystem ? 15 : UIFont.buttonFontSize)
    }

    func imageView(in button: UIButton) -> UIImageView? {
        if let imageView { return imageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleToFill
        view.rendersImagesAsTemplates = button.looksLikeSystem
        imageView = view
        if let backgroundView {
            button.insertSubview(view, aboveSubview: backgroundView)
        } else {
            button.insertSubview(view, at: 0)
        }
        return view
    }

    func subtitleLabel(in button: UIButton) -> UILabel? { nil }

    func removeFromButton() {
        for view in [label, imageView, backgroundView] as [UIView?] { view?.removeFromSuperview() }
    }

    // MARK: Showing

    func show(_ button: UIButton) {
        showTitle(of: button)
        showImage(of: button)
        showBackground(of: button)
    }

    private func showTitle(of button: UIButton) {
        let attributed = button.currentAttributedTitle
        let title = button.currentTitle
        guard label != nil || attributed != nil || title != nil, let label = button.titleLabel else { return }
        let color = button.currentTitleColor
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
        label.shadowColor = button.currentTitleShadowColor
        let isReversed = button.reversesTitleShadowWhenHighlighted && button.isHighlighted
        if isReversed != isShadowReversed {
            isShadowReversed = isReversed
            label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
        }
    }

    private func showImage(of button: UIButton) {
        let image = button.currentImage
        guard imageView != nil || image != nil, let view = button.imageView else { return }
        let isOwn = button.images[exactly: button.state] != nil
        let isDarkened =
            !button.looksLikeSystem && button.isHighlighted && !isOwn && button.adjustsImageWhenHighlighted
        let oldSize = imageSize
        view.preferredSymbolConfiguration = button.currentPreferredSymbolConfiguration
        view.image = isDarkened ? image.map(darker) : image
        if button.looksLikeSystem {
            view.tintColor = button.isEnabled ? nil : .tertiaryLabel
        } else {
            let isPale = !button.isEnabled && !isOwn && button.adjustsImageWhenDisabled
            view.alpha = isPale ? Self.disabledImageAlpha : 1
        }
        if oldSize != imageSize { button.sizeDidChange() }
    }

    private func showBackground(of button: UIButton) {
        let image = button.currentBackgroundImage
        guard backgroundView != nil || image != nil else { return }
        if backgroundView == nil {
            let view = UIImageView(frame: button.bounds)
            backgroundView = view
            button.insertSubview(view, at: 0)
        }
        guard backgroundView?.image != image else { return }
        let oldSize = backgroundView?.image?.size
        backgroundView?.image = image
        if oldSize != image?.size { button.sizeDidChange() }
    }

    private func darker(_ image: UIImage) -> UIImage {
        if let darkened, darkened.image == image { return darkened.result }
        let result = image.darkened
        darkened = (image, result)
        return result
    }

    func stateDidChange(of button: UIButton) {
        show(button)
        showPress(of: button)
    }

    /// Fades a system button's content at once when it is pressed, and slowly back.
    private func showPress(of button: UIButton) {
        guard button.looksLikeSystem, button.isHighlighted != wasPressed else { return }
        wasPressed = button.isHighlighted
        let alpha = wasPressed ? Self.pressedAlpha : 1
        let views = [label, imageView].compactMap(\.self)
        guard !wasPressed, button.window != nil else {
            for view in views { view.alpha = alpha }
            return
        }
        UIView.animate(
            withDuration: Self.releaseDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for view in views { view.alpha = alpha }
        }
    }

    func tintColorDidChange(of button: UIButton) { if button.looksLikeSystem { show(button) } }

    // MARK: Measuring

    func fittingSize(in button: UIButton) -> CGSize {
        let image = imageSize
        let title = titleSize(in: button)
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if button.contentEdgeInsets == .zero {
            let hasTitle = title.width > 0 || image == .zero
            if hasTitle { size.height = max(image.height, title.height + 2 * Self.titlePadding) }
            if image == .zero { size.width = max(size.width, Self.minimumTitleWidth) }
        } else {
            size.width += button.contentEdgeInsets.horizontal
            size.height += button.contentEdgeInsets.vertical
        }
        guard let background = button.currentBackgroundImage?.size else { return size }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    /// The image's size, as a symbol in its preferred measures; zero without one.
    private var imageSize: CGSize {
        guard let imageView, imageView.image != nil else { return .zero }
        return imageView.intrinsicContentSize
    }

    /// The title's size on one line; without a title no width and the height of a line.
    private func titleSize(in button: UIButton) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else {
            let scale = pixelScale(of: button)
            let height = (label?.font ?? titleFont(of: button)).lineHeight
            return CGSize(width: 0, height: (height * scale - 0.001).rounded(.up) / scale)
        }
        return label.intrinsicContentSize
    }

    private func pixelScale(of button: UIButton) -> CGFloat { max(1, button.contentScaleFactor) }

    // MARK: Layout

    private func layout(in button: UIButton) -> ButtonLayout {
        ButtonLayout(
            horizontal: button.contentHorizontalAlignment, vertical: button.contentVerticalAlignment,
            isRightToLeft: button.runsRightToLeft, imageSize: imageSize, titleSize: titleSize(in: button),
            imageInsets: button.imageEdgeInsets, titleInsets: button.titleEdgeInsets,
            pixelScale: pixelScale(of: button))
    }

    func titleRect(in contentRect: CGRect, of button: UIButton) -> CGRect {
        layout(in: button).titleRect(in: contentRect)
    }

    func imageRect(in contentRect: CGRect, of button: UIButton) -> CGRect {
        layout(in: button).imageRect(in: contentRect)
    }

    /// Asks the button for the rectangles, which an app may have overridden.
    func layOut(in button: UIButton) {
        backgroundView?.frame = button.backgroundRect(forBounds: button.bounds)
        guard label != nil || imageView != nil else { return }
        let content = button.contentRect(forBounds: button.bounds)
        imageView?.frame = button.imageRect(forContentRect: content)
        label?.frame = button.titleRect(forContentRect: content)
    }

    /// Around a bare title the ring leaves some room at the sides.
    func focusShape(in button: UIButton) -> FocusShape? {
        let isBare =
            button.backgroundColor == nil && button.currentBackgroundImage == nil && button.layer.borderWidth == 0
        return isBare ? FocusShape(button.bounds.insetBy(dx: -3, dy: 0), radius: 0, in: button) : nil
    }
}
