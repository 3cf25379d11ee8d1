import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Where the parts of a cell are.
extension UITableViewCell {
    private var accessorySize: CGSize {
        // A view that an app gives to another cell as well is there and not here.
        guard let view = parts.accessory, view.superview === self else { return .zero }
        return parts.sign == .none ? view.bounds.size : CellSign.size(of: parts.sign, scale: parts.signScale)
    }

    /// The room for the line below content that constraints lay out; other content reaches below it.
    private var lineHeight: CGFloat {
        contentView is UIListContentView || !contentView.isSizedByConstraints ? 0 : Hairline.width
    }

    /// How far a configured content is shifted as a whole; labels of the style move inside their view.
    private var contentIndentation: CGFloat {
        configured.view == nil ? 0 : CGFloat(indentationLevel) * indentationWidth
    }

    /// The frames of the parts in the cell as it is edited now.
    var geometry: CellGeometry {
        CellGeometry(
            size: bounds.size, margin: parts.margin, accessory: accessorySize,
            accessoryGap: parts.sign == .none ? CellGeometry.viewGap : CellGeometry.signGap,
            covered: parts.covered, lead: leadWidth + contentIndentation, handleWidth: handleWidth, slide: slide,
            lineHeight: lineHeight,
            scale: contentScaleFactor,
            isMirrored: runsRightToLeft)
    }

    /// Moves the content away from sides that other views cover.
    func adoptCovered(_ covered: CoveredSides) {
        guard covered != parts.covered else { return }
        parts.covered = covered
        setNeedsLayout()
    }

    /// Keeps the content so far from the sides; margins that the app chose stay.
    func adoptMargin(_ margin: CGFloat) {
        let former = parts.margin
        guard margin != former else { return }
        parts.margin = margin
        func follow(_ view: UIView) {
            var margins = view.directionalLayoutMargins
            if margins.leading == former { margins.leading = margin }
            if margins.trailing == former { margins.trailing = margin }
            view.directionalLayoutMargins = margins
        }
        follow(self)
        if configured.view == nil { follow(contentView) }
        setNeedsLayout()
    }

    func layOutParts() {
        let geometry = geometry
        backgroundView?.frame = bounds
        parts.chosenBackground?.frame = bounds
        configured.backgroundView?.frame = bounds
        layOutContentView(geometry)
        if let view = parts.accessory, view.superview === self { view.frame = geometry.accessoryFrame }
        layOutControls(geometry)
        if configured.view == nil { layOutContent() }
        layOutLines(geometry)
    }

    private func layOutContentView(_ geometry: CellGeometry) {
        let isSliding = geometry.slide != 0
        if isSliding || parts.isSlid {
            parts.isSlid = true
            let slide = geometry.isMirrored ? geometry.slide : -geometry.slide
            let transform = CGAffineTransform(translationX: slide, y: 0)
            if contentView.transform != transform { contentView.transform = transform }
        }
        setContentFrame(geometry.content)
        if !isSliding { parts.isSlid = false }
    }

    /// Gives the content view its frame as it is without the slide; a transform of the app's stays.
    func setContentFrame(_ frame: CGRect) {
        guard parts.isSlid else { return contentView.frame = frame }
        let anchor = contentView.layer.anchorPoint
        contentView.bounds.size = frame.size
        contentView.center = CGPoint(
            x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    // MARK: Lines

    /// The inset of the line below: an automatic one begins with the text.
    private func lineInset(_ geometry: CellGeometry) -> UIEdgeInsets {
        let automatic = geometry.covered.leading + textStart + geometry.lead
        if let own = parts.ownSeparatorInset { return own.resolved(automaticLeft: automatic, .fromCellEdges) }
        guard !parts.hasAutomaticInset else { return UIEdgeInsets(top: 0, left: automatic, bottom: 0, right: 0) }
        return separatorInset.resolved(automaticLeft: automatic, parts.insetReference)
    }

    private func layOutLines(_ geometry: CellGeometry) {
        let size = bounds.size
        func layOut(_ line: Hairline?, _ kind: CellLines.Line, y: CGFloat) -> Hairline? {
            let inset = kind == .inset ? lineInset(geometry) : .zero
            guard kind != .none, inset.left < size.width else {
                line?.removeFromSuperview()
                return nil
            }
            let line = line ?? Hairline()
            if line.superview !== self { addSubview(line) }
            line.backgroundColor = parts.lines.color
            line.frame = geometry.mirrored(
                CGRect(
                    x: inset.left, y: y, width: max(0, size.width - inset.left - inset.right), height: Hairline.width),
                slides: false)
            return line
        }
        parts.upperLine = layOut(parts.upperLine, parts.lines.upper, y: 0)
        parts.lowerLine = layOut(parts.lowerLine, parts.lines.lower, y: size.height - Hairline.width)
    }
}
