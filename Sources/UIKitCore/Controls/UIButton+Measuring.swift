import CoreGraphics
import Foundation
import UIFoundation

extension UIButton {
    /// The size that shows everything.
    var fittingSize: CGSize {
        if let configuredContent { return configuredContent.fittingSize(in: self) }
        let image = imageSize
        let title = titleSize
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if contentEdgeInsets == .zero {
            let hasTitle = title.width > 0 || image == .zero
            if hasTitle { size.height = max(image.height, title.height + 2 * UIButton.titlePadding) }
            if image == .zero { size.width = max(size.width, UIButton.minimumTitleWidth) }
        } else {
            size.width += contentEdgeInsets.horizontal
            size.height += contentEdgeInsets.vertical
        }
        guard let background = currentBackgroundImage?.size else { return size }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    private var pixelScale: CGFloat { max(1, contentScaleFactor) }

    /// The image's size, as a symbol in its preferred measures; zero without one.
    var imageSize: CGSize {
        guard let view = storedImageView, view.image != nil else { return .zero }
        return view.intrinsicContentSize
    }

    /// The title's size on one line; without a title no width and the height of a line.
    private var titleSize: CGSize {
        guard let label = storedTitleLabel, !(label.text ?? "").isEmpty else {
            let font = storedTitleLabel?.font ?? .systemFont(ofSize: looksLikeSystem ? 15 : UIFont.buttonFontSize)
            return CGSize(width: 0, height: (font.lineHeight * pixelScale - 0.001).rounded(.up) / pixelScale)
        }
        return label.intrinsicContentSize
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func titleSizeDidChange() { sizeDidChange() }

    /// Places the image and the title.
    var placement: ButtonLayout {
        ButtonLayout(
            horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: runsRightToLeft, imageSize: imageSize,
            titleSize: titleSize, imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets, pixelScale: pixelScale)
    }
}
