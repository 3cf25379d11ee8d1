import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Where the labels and the image of a cell's style are.
extension UITableViewCell {
    /// Between the image and the text.
    private static let imageGap: CGFloat = 16
    /// Between the text and the smaller one below it.
    private static let lineGap: CGFloat = 3
    /// Between a text and its value.
    private static let valueGap: CGFloat = 8
    /// The width of the texts in front of values in columns, and the room between both.
    private static let (column, columnGap): (CGFloat, CGFloat) = (91, 5)
    /// So many times a height is found again because it changes the image; that is more than any text needs.
    private static let measureLimit = 8
    /// The lowest height of a row that is as high as its content.
    static let minimumHeight: CGFloat = 44

    private func pixels(_ length: CGFloat) -> CGFloat { length.roundedToPixels(contentScaleFactor) }

    /// A rectangle that is given as if one read from the left, in a width.
    private func mirrored(_ rectangle: CGRect, in width: CGFloat) -> CGRect {
        guard runsRightToLeft else { return rectangle }
        return CGRect(x: width - rectangle.maxX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }

    private var shownText: UILabel? { parts.textLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil } }
    private var shownDetail: UILabel? { parts.detailLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil } }

    /// Where the text begins in the content view, counted from its leading edge.
    var textStart: CGFloat {
        if let view = configured.view { return (view as? UIListContentView)?.textStart ?? parts.margin }
        return labelStart(inHeight: bounds.height)
    }

    /// Where the labels begin in a row of a height, to which the image shrinks.
    private func labelStart(inHeight height: CGFloat) -> CGFloat {
        let start = parts.margin + CGFloat(indentationLevel) * indentationWidth
        let image = imageSize(inHeight: height).width
        return start + (image > 0 ? image + Self.imageGap : 0)
    }

    /// The sides between which the labels are in a content view, counted from its leading edge.
    private func textRange(inWidth width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        (textStart, geometry.trail > 0 ? width : width - parts.margin)
    }

    /// Whether the labels are below each other.
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
        let rest = room.width - (detailWidth > 0 ? detailWidth + Self.valueGap : 0)
        text.frame = mirrored(
            CGRect(x: start, y: 0, width: max(0, min(rest, text.sizeThatFits(room).width)), height: size.height),
            in: size.width)
    }

    private func layOutColumns(in size: CGSize) {
        let (start, end) = textRange(inWidth: size.width)
        shownText?.frame = mirrored(CGRect(x: start, y: 0, width: Self.column, height: size.height), in: size.width)
        let second = start + Self.column + Self.columnGap
        shownDetail?.frame = mirrored(
            CGRect(x: second, y: 0, width: max(0, end - second), height: size.height), in: size.width)
    }

    // MARK: Fitting

    /// The height by the labels of the style.
    func plainHeight(inWidth width: CGFloat) -> CGFloat {
        let geometry = geometry
        let end = width - geometry.beside - (geometry.trail > 0 ? 0 : parts.margin)
        var height = Self.minimumHeight
        // A higher row has a larger image, beside which the text has less room and may be higher still.
        for _ in 0..<Self.measureLimit {
            let room = max(0, end - labelStart(inHeight: height))
            let wanted = max(Self.minimumHeight, textHeight(in: room) + 2 * Self.verticalMargin)
            guard wanted > height else { break }
            height = wanted
        }
        return height
    }

    /// The height of the labels as the style has them in a width.
    private func textHeight(in room: CGFloat) -> CGFloat {
        func height(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
            label?.sizeThatFits(CGSize(width: max(0, width), height: 10000)).height ?? 0
        }
        let (text, detail) = (shownText, shownDetail)
        if isStacked {
            return height(text, room) + height(detail, room) + (text != nil && detail != nil ? Self.lineGap : 0)
        }
        switch style {
        case .value1:
            let width = detail.map { min(room, $0.sizeThatFits(CGSize(width: room, height: 10000)).width) } ?? 0
            return max(height(detail, room), height(text, room - (width > 0 ? width + Self.valueGap : 0)))
        case .value2:
            return max(height(text, Self.column), height(detail, room - Self.column - Self.columnGap))
        default: return height(text, room)
        }
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        guard configured.view != nil || contentView.isSizedByConstraints else {
            return CGSize(width: target.width, height: plainHeight(inWidth: target.width))
        }
        let former = frame
        var (size, geometry) = (CGSize.zero, geometry)
        UIView.performWithoutAnimation {
            frame.size.width = target.width
            geometry = self.geometry
            // The former height may contradict the present content; 0 does not count.
            setContentFrame(
                CGRect(
                    x: geometry.content.minX, y: 0, width: geometry.content.width,
                    height: contentView.toleratesNoHeight ? 0 : contentView.frame.height))
            size = contentView.systemLayoutSizeFitting(
                CGSize(width: geometry.content.width, height: target.height),
                withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            frame = former
            setNeedsLayout()
        }
        // Constraints without an effect on the height leave the standard height.
        let height = size.height > 0 ? size.height + geometry.lineHeight : Self.minimumHeight
        return CGSize(
            width: size.width + geometry.beside,
            height: configured.view is UIListContentView ? max(Self.minimumHeight, height) : height)
    }
}
