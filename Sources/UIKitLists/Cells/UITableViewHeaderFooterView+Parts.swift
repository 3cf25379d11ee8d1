import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The labels of a header or a footer, and where they are.
extension UITableViewHeaderFooterView {
    /// The paddings above and below the text of grouped tables, in points: that of headers is larger.
    private static let (headerTop, footerTop, bottom): (CGFloat, CGFloat, CGFloat) = (17, 8, 6)
    /// The height of a header with a title in a plain table.
    static let plainTitleHeight: CGFloat = 28

    func prepare() {
        adoptMargin()
        addSubview(contentView)
        if type(of: self) != UITableViewHeaderFooterView.self { configured.needsUpdate = true }
    }

    var madeTextLabel: UILabel? {
        guard configured.view == nil else { return nil }
        if let label = parts.textLabel { return label }
        let label = UILabel()
        contentView.addSubview(label)
        parts.textLabel = label
        adoptStyle()
        return label
    }

    var madeDetailLabel: UILabel? {
        guard parts.kind == .header, parts.style != .plain, configured.view == nil else { return nil }
        if let label = parts.detailLabel { return label }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        parts.detailLabel = label
        return label
    }

    /// Gives the title the font and the colour of the table's style, and a floating view a background that hides the rows below.
    func adoptStyle() {
        let isPlainHeader = parts.style == .plain && parts.kind == .header
        if configured.view != nil, parts.style == .plain, configured.background == nil, backgroundView == nil,
            backgroundColor == nil
        {
            backgroundColor = .systemBackground
        }
        guard let label = parts.textLabel else { return }
        label.font = .preferredFont(
            forTextStyle: isPlainHeader ? .headline : .footnote, compatibleWith: traitCollection)
        label.textColor = isPlainHeader ? .label : .secondaryLabel
        label.numberOfLines = parts.kind == .footer ? 0 : 1
    }

    /// Shows a title as the table's style has it: headers of grouped tables in capitals.
    func showTitle(_ title: String) {
        let isUppercase = parts.style != .plain && parts.kind == .header
        madeTextLabel?.text = isUppercase ? title.uppercased() : title
        adoptStyle()
        if parts.style == .plain, backgroundView == nil { backgroundColor = .systemBackground }
    }

    func backgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        if let backgroundView {
            removeBackgroundConfiguration()
            insertSubview(backgroundView, at: 0)
        }
        setNeedsLayout()
    }

    func layOutParts() {
        backgroundView?.frame = bounds
        configured.backgroundView?.frame = bounds
        contentView.frame = contentFrame(of: bounds.size)
        let width = max(0, contentView.bounds.width - 2 * parts.margin)
        guard let label = parts.textLabel else { return }
        let height = label.sizeThatFits(CGSize(width: width, height: 10000)).height
        let y: CGFloat
        switch (parts.style, parts.kind) {
        case (.plain, _): y = (bounds.height - height) / 2
        case (_, .header): y = bounds.height - Self.bottom - height
        case (_, .footer): y = Self.footerTop
        }
        label.frame = CGRect(
            x: parts.margin, y: y.roundedToPixels(contentScaleFactor), width: width, height: height)
        if let detail = parts.detailLabel {
            let size = detail.sizeThatFits(CGSize(width: width, height: height))
            let x =
                runsRightToLeft ? parts.margin : contentView.bounds.width - parts.margin - size.width
            detail.frame = CGRect(x: x, y: label.frame.minY, width: size.width, height: height)
        }
    }

    /// The content's frame in a view of a size: between the sides that other views cover.
    private func contentFrame(of size: CGSize) -> CGRect {
        let covered = parts.covered
        return CGRect(
            x: runsRightToLeft ? covered.trailing : covered.leading, y: 0,
            width: max(0, size.width - covered.width), height: size.height)
    }

    /// The height by the title.
    func plainHeight(inWidth width: CGFloat) -> CGFloat {
        let text = parts.textLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil }
        let room = CGSize(width: max(0, width - parts.covered.width - 2 * parts.margin), height: 10000)
        let height = text?.sizeThatFits(room).height ?? 0
        switch (parts.style, parts.kind) {
        case (.plain, .header): return max(Self.plainTitleHeight, height + 6)
        case (.plain, .footer): return max(Self.plainTitleHeight, height + Self.footerTop + Self.bottom)
        case (_, .header): return Self.headerTop + height + Self.bottom
        case (_, .footer): return Self.footerTop + height + Self.bottom
        }
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        guard configured.view != nil || contentView.isSizedByConstraints else {
            return CGSize(width: target.width, height: plainHeight(inWidth: target.width))
        }
        guard configured.view == nil else { return configuredSize(target, horizontal, vertical) }
        // The former height may contradict the present content; 0 does not count.
        let height = contentView.toleratesNoHeight ? 0 : bounds.height
        let content = contentFrame(of: CGSize(width: target.width, height: height))
        UIView.performWithoutAnimation {
            contentView.frame = content
            setNeedsLayout()
        }
        return contentView.systemLayoutSizeFitting(
            CGSize(width: content.width, height: target.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
    }

    /// The size by the content configuration, whose margins depend on where the edges of the view are.
    private func configuredSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let former = frame
        var size = CGSize.zero
        UIView.performWithoutAnimation {
            frame.size.width = target.width
            contentView.frame = contentFrame(of: CGSize(width: target.width, height: 0))
            size = contentView.systemLayoutSizeFitting(
                CGSize(width: contentView.frame.width, height: target.height),
                withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            frame = former
            setNeedsLayout()
        }
        return size
    }
}
