import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Where the parts of a cell are, and how high that is.
extension UICollectionViewListCell {
    private static let minimumHeight: CGFloat = 44

    func prepareList() {
        directionalLayoutMargins.leading = list.margin
        directionalLayoutMargins.trailing = list.margin
        list.leadingMargin = list.margin
        showOwnBackground()
        followCategory()
    }

    func geometry(in size: CGSize) -> ListCellGeometry {
        func item(_ shown: ShownAccessory) -> ListCellGeometry.Item {
            shown.item(signScale: list.signScale, controlScale: list.controlScale)
        }
        return ListCellGeometry(
            list.leading.map(item), list.trailing.map(item), in: size, margin: list.margin, indentation: indentation,
            indentsAccessories: indentsAccessories, scale: contentScaleFactor,
            isMirrored: runsRightToLeft)
    }

    private var indentation: CGFloat { CGFloat(max(0, list.indentationLevel)) * indentationWidth }

    /// Has content that begins farther in be as far from the cell's side again as the margin is; behind accessories it has its
    /// own margin anyway. A margin of the app's stays.
    func adoptIndentation() {
        let margin = list.margin + (list.leading.isEmpty ? indentation : 0)
        guard margin != list.leadingMargin else { return }
        if directionalLayoutMargins.leading == list.leadingMargin { directionalLayoutMargins.leading = margin }
        list.leadingMargin = margin
    }

    func layOutList() {
        let geometry = geometry(in: bounds.size)
        for (index, shown) in list.leading.enumerated() { layOut(shown, geometry.leading(index)) }
        for (index, shown) in list.trailing.enumerated() { layOut(shown, geometry.trailing(index)) }
        for shown in list.leaving {
            shown.layOut(geometry.outside(shown.view.frame, isLeading: shown.isLeading))
            shown.view.alpha = 0
        }
        list.gripLine = line(list.gripLine, geometry.line(width: Hairline.width), .separator)
        layOutLines(geometry)
        notifyNeighbor()
    }

    private func layOut(_ shown: ShownAccessory, _ frame: CGRect) {
        shown.layOut(frame)
        if shown.view.superview === self { shown.view.alpha = shown.accessory.look.isHidden ? 0 : 1 }
    }

    // MARK: Size

    func fittingListSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        guard sizesItself else { return target }
        var size = CGSize.zero
        UIView.performWithoutAnimation {
            let former = (bounds.size, contentView.frame)
            // The margins of the content depend on where its edges are in the cell.
            if bounds.width != target.width { bounds.size.width = target.width }
            let geometry = geometry(in: CGSize(width: target.width, height: contentView.bounds.height))
            if contentView.frame != geometry.content { contentView.frame = geometry.content }
            let width = geometry.content.width
            size = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical)
            size.width = horizontal == .required ? target.width : size.width + target.width - width
            if bounds.size != former.0 { bounds.size = former.0 }
            if contentView.frame != former.1 { contentView.frame = former.1 }
        }
        if contentView is UIListContentView, list.role.map({ $0.part == .cell }) ?? true {
            size.height = max(size.height, vertical == .required ? 0 : Self.minimumHeight)
        }
        return size
    }

    // MARK: Section

    func adoptRole(_ role: ListRole?) {
        guard role != list.role else { return }
        let former = list.role
        list.role = role
        list.separators = role.flatMap { $0.section.separators(of: $0) }
        let margin = role?.section.margin ?? 16
        if margin != list.margin {
            if directionalLayoutMargins.trailing == list.margin { directionalLayoutMargins.trailing = margin }
            list.margin = margin
            adoptIndentation()
        }
        let corners = role?.corners ?? []
        layer.cornerRadius = corners.isEmpty ? 0 : ListSection.cardRadius
        if !corners.isEmpty { layer.maskedCorners = corners }
        if corners.isEmpty != (former?.corners ?? []).isEmpty { clipsToBounds = !corners.isEmpty }
        showOwnBackground()
        if role?.position != former?.position { neighbor(-1)?.setNeedsLayout() }
        for shown in list.shown { shown.update(shown.accessory, in: self) }
        setNeedsLayout()
    }

    var madeContent: UIListContentConfiguration {
        (list.role?.content ?? .cell()).updated(for: configurationState)
    }

    var madeBackground: UIBackgroundConfiguration { list.role?.background ?? .listPlainCell() }

    /// Shows the background of the section, while an app has given no other.
    private func showOwnBackground() {
        guard !parts.hasOwnBackground else { return }
        let background = (list.role?.shownBackground ?? .listPlainCell()).updated(for: currentState)
        if configured.background != background { configured.show(background, in: self) }
    }

    // MARK: Lines

    var madeGuide: UILayoutGuide {
        if let made = list.guide { return made.guide }
        let made = SeparatorGuide(in: self)
        list.guide = made
        setNeedsLayout()
        return made.guide
    }

    private var looksChosen: Bool { isSelected || isHighlighted }

    /// Has the row above show its line, or hide it, as this one looks chosen.
    private func notifyNeighbor() {
        guard list.notifiedNeighbor != looksChosen else { return }
        list.notifiedNeighbor = looksChosen
        neighbor(-1)?.setNeedsLayout()
    }

    private func neighbor(_ distance: Int) -> UICollectionViewListCell? {
        guard let position = list.role?.position, let engine else { return nil }
        let key = ElementKey.cell(ItemPosition(position.section, position.item + distance))
        return engine.shown[key]?.view as? UICollectionViewListCell
    }

    /// The beginning and the end of the line below, from the leading side.
    private func automaticSpan(_ geometry: ListCellGeometry) -> (start: CGFloat, end: CGFloat) {
        let text = (contentView as? UIListContentView)?.textStart ?? list.margin
        let start = geometry.start + text
        guard let guide = list.guide else { return (start, bounds.width) }
        if guide.begin(at: start) { setNeedsLayout() }
        let frame = geometry.mirrored(guide.guide.layoutFrame)
        return frame.width > 0 ? (frame.minX, frame.maxX) : (start, bounds.width)
    }

    private func layOutLines(_ geometry: ListCellGeometry) {
        guard let separators = list.separators else {
            list.upperLine = line(list.upperLine, nil, .separator)
            list.lowerLine = line(list.lowerLine, nil, .separator)
            return
        }
        let span = automaticSpan(geometry)
        func frame(_ isShown: Bool, _ insets: NSDirectionalEdgeInsets, y: CGFloat) -> CGRect? {
            guard isShown else { return nil }
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let start = insets.leading == automatic.leading ? span.start : insets.leading
            let end = insets.trailing == automatic.trailing ? span.end : bounds.width - insets.trailing
            guard end > start else { return nil }
            return geometry.mirrored(CGRect(x: start, y: y, width: end - start, height: Hairline.width))
        }
        let isChosen = looksChosen
        let upper = frame(
            separators.topSeparatorVisibility == .visible && !isChosen, separators.topSeparatorInsets, y: 0)
        let lower = frame(
            separators.bottomSeparatorVisibility == .visible && !isChosen && neighbor(1)?.looksChosen != true,
            separators.bottomSeparatorInsets, y: bounds.height - Hairline.width)
        list.upperLine = line(list.upperLine, upper, separators.color)
        list.lowerLine = line(list.lowerLine, lower, separators.color)
    }

    /// A line in a frame, made or kept; nil for no frame.
    private func line(_ former: Hairline?, _ frame: CGRect?, _ color: UIColor) -> Hairline? {
        guard let frame else {
            former?.removeFromSuperview()
            return nil
        }
        let line = former ?? Hairline()
        if line.superview !== self { UIView.performWithoutAnimation { addSubview(line) } }
        if line.backgroundColor != color { line.backgroundColor = color }
        if line.frame != frame { line.frame = frame }
        return line
    }
}
