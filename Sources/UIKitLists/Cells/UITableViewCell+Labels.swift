import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Where the labels and the image of a cell's style are.
extension UITableViewCell {
    /// Between the image and the text.
    private static let imageGap: CGFloat = 16
    /// Between the text and the smaller one below it.
    private static let lineGap: CGFloat = 3
    /// The lowest height of a row that is as high as its content.
    static let minimumHeight: CGFloat = 44

    private func pixels(_ length: CGFloat) -> CGFloat { length.roundedToPixels(contentScaleFactor) }

    /// A rectangle that is given as if one read from the left, in a width.
    private func mirrored(_ rectangle: CGRect, in width: CGFloat) -> CGRect {
        guard layoutDirection == .rightToLeft else { return rectangle }
        return CGRect(x: width - rectangle.maxX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }

    private var shownText: UILabel? { parts.textLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil } }
    private var shownDetail: UILabel? { parts.detailLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil } }

    /// Where the text begins in the content view, counted from its leading edge.
    var textStart: CGFloat {
        if let view = configured.view { return (view as? UIListContentView)?.textStart ?? parts.margin }
        let start = parts.margin + CGFloat(indentationLevel) * indentationWidth
        let image = imageSize(inHeight: bounds.height).width
        return start + (image > 0 ? image + Self.imageGap : 0)
    }

    /// The sides between which the labels are in a content view, counted from its leading edge.
    private func textRange(inWidth width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        (textStart, geometry.trail > 0 ? width : width - parts.margin)
    }

    /// Whether lines stand below each other.
    private var isStacked: Bool { style == .subtitle || style == .value1 && parts.hasLargeText }

    private func imageSize(inHeight height: CGFloat) -> CGSize {
        guard let own = parts.imageView?.image?.size, own.width > 0, own.height > 0 else { return .zero }
        let factor = min(1, height / own.height)
        return CGSize(width: own.width * factor, height: own.height * factor)
    }

    func layOutContent() {
        let size = contentView.bounds.size
        let image = imageSize(inHeight: size.height)
        parts.imageView?.frame = mirrored(
            CGRect(
                x: parts.margin + CGFloat(indentationLevel) * indentationWidth,
                y: pixels((size.height - image.height) / 2), width: image.width, height: image.height), in: size.width)
        for label in [parts.textLabel, parts.detailLabel] { if label?.text?.isEmpty != false { label?.frame = .zero } }
        switch style {
        case .default: layOutText(in: size)
        case .subtitle: layOutLinesOfText(in: size)
        case .value1: parts.hasLargeText ? layOutLinesOfText(in: size) : layOutValue(in: size)
        case .value2: layOutColumns(in: size)
        }
    }

    private func layOutText(in size: CGSize) {
        let (start, end) = textRange(inWidth: size.width)
        shownText?.frame = mirrored(
            CGRect(x: start, y: 0, width: max(0, end - start), height: size.height), in: size.width)
    }

    private func layOutLinesOfText(in size: CGSize) {
        let (start, end) = textRange(inWidth: size.width)
        let width = max(0, end - start)
        let labels = [shownText, shownDetail].compactMap { $0 }
        var heights: [CGFloat] = []
        for label in labels { heights.append(label.sizeThatFits(CGSize(width: width, height: 10000)).height) }
        var y = (size.height - heights.reduce(0, +) - (labels.count > 1 ? Self.lineGap : 0)) / 2
        for (index, label) in labels.enumerated() {
            label.frame = mirrored(
                CGRect(x: start, y: pixels(y), width: width, height: heights[index]), in: size.width)
            y += heights[index] + Self.lineGap
        }
    }

    private func layOutValue(in size: CGSize) {
        let (start, end) = textRange(inWidth: size.width)
        let room = CGSize(width: max(0, end - start), height: size.height)
        var detailWidth: CGFloat = 0
        if let detail = shownDetail {
            detailWidth = min(room.width, detail.sizeThatFits(room).width)
            detail.frame = mirrored(
                CGRect(x: end - detailWidth, y: 0, width: detailWidth, height: size.height), in: size.width)
        }
        guard let text = shownText else { return }
        let rest = room.width - (detailWidth > 0 ? detailWidth + 8 : 0)
        text.frame = mirrored(
            CGRect(x: start, y: 0, width: max(0, min(rest, text.sizeThatFits(room).width)), height: size.height),
            in: size.width)
    }

    private func layOutColumns(in size: CGSize) {
        let (start, end) = textRange(inWidth: size.width)
        let (column, gap): (CGFloat, CGFloat) = (91, 5)
        shownText?.frame = mirrored(CGRect(x: start, y: 0, width: column, height: size.height), in: size.width)
        let second = start + column + gap
        shownDetail?.frame = mirrored(
            CGRect(x: second, y: 0, width: max(0, end - second), height: size.height), in: size.width)
    }

    // MARK: Fitting

    /// The height by the labels of the style.
    func plainHeight(inWidth width: CGFloat) -> CGFloat {
        let geometry = geometry
        let (start, end) = textRange(inWidth: width - geometry.lead - geometry.trail)
        let room = CGSize(width: max(0, end - start), height: 10000)
        var height: CGFloat = 0
        let labels = [shownText, shownDetail].compactMap { $0 }
        for label in labels {
            let own = label.sizeThatFits(room).height
            height = isStacked ? height + own : max(height, own)
        }
        if isStacked, labels.count > 1 { height += Self.lineGap }
        return max(Self.minimumHeight, height + 2 * Self.verticalMargin)
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        guard configured.view != nil || !contentView.constraints.isEmpty else {
            return CGSize(width: target.width, height: plainHeight(inWidth: target.width))
        }
        let former = frame
        var (size, geometry) = (CGSize.zero, geometry)
        UIView.performWithoutAnimation {
            frame.size.width = target.width
            geometry = self.geometry
            // The height of before may contradict the content of now; one of 0 gives way.
            contentView.frame = CGRect(
                x: geometry.content.minX, y: 0, width: geometry.content.width, height: 0)
            size = contentView.systemLayoutSizeFitting(
                CGSize(width: geometry.content.width, height: target.height),
                withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            frame = former
            setNeedsLayout()
        }
        // Constraints that say nothing about the height leave the usual one.
        let height = size.height > 0 ? size.height + geometry.lineHeight : Self.minimumHeight
        return CGSize(
            width: size.width + geometry.lead + geometry.trail,
            height: configured.view is UIListContentView ? max(Self.minimumHeight, height) : height)
    }
}
