import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// The image and the texts of a list content: which there are, and where.
extension UIListContentView {
    /// The width of the room for symbols at the standard size of text, in points.
    private static let symbolColumn: CGFloat = 28

    private var content: UIListContentConfiguration { parts.configuration }

    func show(_ configuration: any UIContentConfiguration) {
        guard let configuration = configuration as? UIListContentConfiguration else {
            fatalError(
                "\(ObjectNames.label(of: self)) was given a \(type(of: configuration)). A list content view shows a "
                    + "UIListContentConfiguration; make the view of another configuration by its makeContentView().")
        }
        guard configuration != parts.configuration else { return }
        parts.configuration = configuration
        showConfiguration()
    }

    func showConfiguration() {
        parts.textLabel = label(parts.textLabel, .text)
        parts.secondaryLabel = label(parts.secondaryLabel, .secondary)
        showImage()
        contentDidChange()
    }

    /// Shows texts and symbols for another size of text.
    func textSizeDidChange() {
        showConfiguration()
        (superview as? UITableViewCell)?.contentHeightMayChange()
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func label(_ former: ListLabel?, _ line: ListContentStyle.Line) -> ListLabel? {
        let text = content.text(of: line)
        guard !text.isEmpty else {
            former?.removeFromSuperview()
            return nil
        }
        let label = former ?? ListLabel(frame: .zero)
        if former == nil { addSubview(label) }
        // Outside a window the view does not have its final traits; the configuration may know them.
        label.show(
            text, line == .text ? content.textProperties : content.secondaryTextProperties,
            in: window == nil ? nil : traitCollection)
        return label
    }

    func showImage() {
        guard let image = content.image else {
            parts.imageView?.removeFromSuperview()
            parts.imageView = nil
            return
        }
        let properties = content.imageProperties
        let view = parts.imageView ?? UIImageView(frame: .zero)
        if parts.imageView == nil {
            view.contentMode = .scaleAspectFit
            addSubview(view)
            parts.imageView = view
        }
        // A symbol beside text of a style is as large as that text is here.
        view.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration?.withTraitCollection(textTraits)
            as? UIImage.SymbolConfiguration
        view.image = image
        let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
        view.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
        view.layer.cornerRadius = max(0, properties.cornerRadius)
        view.clipsToBounds = properties.cornerRadius > 0
    }

    /// The traits with the text size: the view's in a window, before that those for which the configuration was made.
    private var textTraits: UITraitCollection {
        window == nil
            ? UITraitCollection(preferredContentSizeCategory: content.imageProperties.category) : traitCollection
    }

    // MARK: Measuring

    /// The margins with those of the superview on the axes that preserve them.
    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard let superview else { return margins }
        let outer = superview.directionalLayoutMargins
        // The position without a transform: content that is moved aside keeps its margins.
        let anchor = layer.anchorPoint
        let frame = CGRect(
            x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height, width: bounds.width,
            height: bounds.height)
        let room = superview.bounds
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            let isMirrored = runsRightToLeft
            let (left, right) = (frame.minX - room.minX, room.maxX - frame.maxX)
            margins.leading = max(margins.leading, outer.leading - (isMirrored ? right : left))
            margins.trailing = max(margins.trailing, outer.trailing - (isMirrored ? left : right))
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top - (frame.minY - room.minY))
            margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - frame.maxY))
        }
        return margins
    }

    /// The image's size, within its largest one, a width and a height; a height of 0 sets no limit.
    private func imageSize(inWidth width: CGFloat, height: CGFloat) -> CGSize {
        guard let view = parts.imageView else { return .zero }
        let own = view.intrinsicContentSize
        guard own.width > 0, own.height > 0 else { return .zero }
        let limit = content.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0 { factor = min(factor, limit.width / own.width) }
        if limit.height > 0 { factor = min(factor, limit.height / own.height) }
        factor = min(factor, max(1, width) / own.width)
        if height > 0 { factor = min(factor, height / own.height) }
        return CGSize(width: own.width * factor, height: own.height * factor)
    }

    private func reservedSize(for image: CGSize) -> CGSize {
        guard image.width > 0 else { return .zero }
        let given = content.imageProperties.reservedLayoutSize
        let isSymbol = content.image?.isSymbolImage == true
        let standard = UIFontMetrics.default.scaledValue(for: Self.symbolColumn, compatibleWith: textTraits)
        func length(_ given: CGFloat, own: CGFloat, symbol: CGFloat) -> CGFloat {
            if given == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            return given > 0 ? given : isSymbol ? symbol : own
        }
        return CGSize(
            width: length(given.width, own: image.width, symbol: standard),
            height: length(given.height, own: image.height, symbol: image.height))
    }

    private func measures(width: CGFloat, height: CGFloat?) -> ListContentLayout.Measures {
        let margins = margins
        let image = imageSize(
            inWidth: width - margins.leading - margins.trailing,
            height: height.map { max(1, $0 - margins.top - margins.bottom) } ?? 0)
        return ListContentLayout.Measures(
            margins: margins, image: image, reserved: reservedSize(for: image), imageGap: content.imageToTextPadding,
            horizontalGap: content.textToSecondaryTextHorizontalPadding,
            verticalGap: content.textToSecondaryTextVerticalPadding,
            prefersSideBySide: content.prefersSideBySideTextAndSecondaryText, scale: contentScaleFactor)
    }

    func layout(width: CGFloat, height: CGFloat? = nil) -> ListContentLayout {
        ListContentLayout(
            measures(width: width, height: height), width: width, height: height, text: parts.textLabel,
            secondary: parts.secondaryLabel)
    }

    var naturalSize: CGSize {
        // In this width no line breaks.
        let layout = layout(width: 10000)
        return CGSize(width: layout.naturalWidth, height: layout.height)
    }

    // MARK: Frames

    func layOutParts() {
        let layout = layout(width: bounds.width, height: bounds.height)
        parts.imageView?.frame = mirrored(layout.image)
        parts.textLabel?.frame = mirrored(layout.text)
        parts.secondaryLabel?.frame = mirrored(layout.secondary)
        moveGuides(layout)
    }

    private func mirrored(_ rectangle: CGRect) -> CGRect {
        guard runsRightToLeft else { return rectangle }
        return CGRect(
            x: bounds.width - rectangle.maxX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }

    /// Where the text begins from the leading edge.
    var textStart: CGFloat {
        let layout = layout(width: bounds.width, height: bounds.height)
        return parts.textLabel == nil && parts.secondaryLabel != nil ? layout.secondary.minX : layout.text.minX
    }

    // MARK: Guides

    func guide(_ part: ListContentParts.Part) -> UILayoutGuide? {
        let view: UIView? =
            switch part {
            case .image: parts.imageView
            case .text: parts.textLabel
            case .secondary: parts.secondaryLabel
            }
        guard view != nil else { return nil }
        if let made = parts.guides[part.rawValue] { return made.guide }
        let made = ListContentGuide(in: self)
        parts.guides[part.rawValue] = made
        moveGuides(layout(width: bounds.width, height: bounds.height))
        return made.guide
    }

    private func moveGuides(_ layout: ListContentLayout) {
        for (index, frame) in [layout.image, layout.text, layout.secondary].enumerated() {
            parts.guides[index]?.move(to: mirrored(frame))
        }
    }
}
