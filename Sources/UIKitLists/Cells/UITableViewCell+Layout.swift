import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Where the parts of a cell are.
extension UITableViewCell {
    /// Between the content and the accessory.
    private static let accessoryGap: CGFloat = 10
    /// Between the image and the text.
    private static let imageGap: CGFloat = 16
    /// Between the text and the smaller one below it.
    private static let lineGap: CGFloat = 3
    /// The lowest height of a row that is as high as its content.
    static let minimumHeight: CGFloat = 44

    /// The width that the accessory and the room beside it have, of the cell's.
    var accessoryWidth: CGFloat {
        let width = accessoryView?.bounds.width ?? CellSign.size(of: accessoryType).width
        return width > 0 ? width + parts.margin + (accessoryView == nil ? Self.accessoryGap : 8) : 0
    }

    /// The room for the line below content that constraints lay out; other content reaches below it.
    private var lineHeight: CGFloat { contentView.constraints.isEmpty ? 0 : Hairline.width }

    /// Keeps the content so far from the sides; margins of the content view that the app chose stay.
    func adoptMargin(_ margin: CGFloat) {
        let former = parts.margin
        guard margin != former else { return }
        parts.margin = margin
        var margins = contentView.directionalLayoutMargins
        if margins.leading == former { margins.leading = margin }
        if margins.trailing == former { margins.trailing = margin }
        contentView.directionalLayoutMargins = margins
        setNeedsLayout()
    }

    func layOutParts() {
        let size = bounds.size
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        contentView.frame = mirrored(
            CGRect(
                x: 0, y: 0, width: max(0, size.width - accessoryWidth), height: max(0, size.height - lineHeight)),
            in: size.width)
        if let view = accessoryView ?? parts.sign {
            let extent = accessoryView?.bounds.size ?? CellSign.size(of: accessoryType)
            view.frame = mirrored(
                CGRect(
                    x: size.width - parts.margin - extent.width,
                    y: pixels((size.height - extent.height) / 2), width: extent.width, height: extent.height),
                in: size.width)
        }
        layOutContent()
        layOutLines()
    }

    private func pixels(_ length: CGFloat) -> CGFloat { length.roundedToPixels(contentScaleFactor) }

    /// A rectangle that is given as if one read from the left, in a width.
    private func mirrored(_ rectangle: CGRect, in width: CGFloat) -> CGRect {
        guard layoutDirection == .rightToLeft else { return rectangle }
        return CGRect(x: width - rectangle.maxX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }

    // MARK: Labels

    private var shownText: UILabel? { parts.textLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil } }
    private var shownDetail: UILabel? { parts.detailLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil } }

    /// The sides between which the labels are, counted from the leading edge of the content view.
    private func textRange(inWidth width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let start = parts.margin + CGFloat(indentationLevel) * indentationWidth
        let image = imageSize(inHeight: bounds.height).width
        return (
            start + (image > 0 ? image + Self.imageGap : 0), accessoryWidth > 0 ? width : width - parts.margin
        )
    }

    private func imageSize(inHeight height: CGFloat) -> CGSize {
        guard let own = parts.imageView?.image?.size, own.width > 0, own.height > 0 else { return .zero }
        let factor = min(1, height / own.height)
        return CGSize(width: own.width * factor, height: own.height * factor)
    }

    private func layOutContent() {
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
        case .value1: layOutValue(in: size)
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

    // MARK: Lines

    /// The inset of the line below: an automatic one begins with the text.
    private var usedSeparatorInset: UIEdgeInsets {
        guard parts.ownSeparatorInset == nil, parts.hasAutomaticInset else { return separatorInset }
        return UIEdgeInsets(top: 0, left: textRange(inWidth: bounds.width).start, bottom: 0, right: 0)
    }

    private func layOutLines() {
        let size = bounds.size
        func layOut(_ line: Hairline?, _ kind: CellLines.Line, y: CGFloat) -> Hairline? {
            let inset = kind == .full ? .zero : usedSeparatorInset
            guard kind != .none, inset.left < size.width else {
                line?.removeFromSuperview()
                return nil
            }
            let line = line ?? Hairline()
            if line.superview !== self { addSubview(line) }
            line.backgroundColor = parts.lines.color
            line.frame = mirrored(
                CGRect(
                    x: inset.left, y: y, width: max(0, size.width - inset.left - inset.right), height: Hairline.width),
                in: size.width)
            return line
        }
        parts.upperLine = layOut(parts.upperLine, parts.lines.upper, y: 0)
        parts.lowerLine = layOut(parts.lowerLine, parts.lines.lower, y: size.height - Hairline.width)
    }

    // MARK: Fitting

    /// The height by the labels of the style.
    func plainHeight(inWidth width: CGFloat) -> CGFloat {
        let (start, end) = textRange(inWidth: width - accessoryWidth)
        let room = CGSize(width: max(0, end - start), height: 10000)
        var height: CGFloat = 0
        let labels = [shownText, shownDetail].compactMap { $0 }
        for label in labels {
            let own = label.sizeThatFits(room).height
            height = style == .subtitle ? height + own : max(height, own)
        }
        if style == .subtitle, labels.count > 1 { height += Self.lineGap }
        return max(Self.minimumHeight, height + 2 * Self.verticalMargin)
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        guard !contentView.constraints.isEmpty else {
            return CGSize(width: target.width, height: plainHeight(inWidth: target.width))
        }
        let chrome = accessoryWidth
        // The height of before may contradict the content of now; one of 0 gives way.
        UIView.performWithoutAnimation {
            contentView.frame.size = CGSize(width: max(0, target.width - chrome), height: 0)
            setNeedsLayout()
        }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - chrome), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        // Constraints that say nothing about the height leave the usual one.
        let height = size.height > 0 ? size.height + Hairline.width : Self.minimumHeight
        return CGSize(width: size.width + chrome, height: height)
    }
}
