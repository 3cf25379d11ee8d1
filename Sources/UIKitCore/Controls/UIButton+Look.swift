import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UIButton {
    /// Performs an action when tapped and shows its title and image.
    func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// Brings everything up to date with the present state.
    func showContent() {
        if let configuration { return show(configuration) }
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
        let oldSize = imageSize
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        view.image =
            !looksLikeSystem && isHighlighted && !isOwn && adjustsImageWhenHighlighted
            ? image.map(darker) : image
        if looksLikeSystem {
            view.tintColor = isEnabled ? nil : .tertiaryLabel
        } else {
            view.alpha = !isEnabled && !isOwn && adjustsImageWhenDisabled ? UIButton.disabledImageAlpha : 1
        }
        if oldSize != imageSize { sizeDidChange() }
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
    func showPress() {
        guard looksLikeSystem, isHighlighted != wasPressed else { return }
        wasPressed = isHighlighted
        let alpha = isHighlighted ? UIButton.pressedAlpha : 1
        let views = [storedTitleLabel, storedImageView].compactMap(\.self)
        guard !isHighlighted, window != nil else {
            for view in views { view.alpha = alpha }
            return
        }
        UIView.animate(
            withDuration: UIButton.releaseDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for view in views { view.alpha = alpha }
        }
    }

    // MARK: Configured

    /// Shows a configuration in place of label, image view and background.
    private func show(_ configuration: Configuration) {
        let content = configuredContent ?? makeConfiguredContent(configuration)
        let oldSize = content.fittingSize(in: self)
        content.show(configuration, of: self)
        if oldSize != content.fittingSize(in: self) { sizeDidChange() }
    }

    private func makeConfiguredContent(_ configuration: Configuration) -> ConfiguredButtonContent {
        for view in [storedTitleLabel, storedImageView, backgroundView] as [UIView?] { view?.removeFromSuperview() }
        (storedTitleLabel, storedImageView, backgroundView) = (nil, nil, nil)
        let content = ConfiguredButtonContent(configuration)
        content.frame = bounds
        configuredContent = content
        insertSubview(content, at: 0)
        return content
    }
}
