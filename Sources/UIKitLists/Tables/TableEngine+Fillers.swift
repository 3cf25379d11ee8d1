import CoreGraphics
import UIFoundation
import UIKitCore

/// Empty rows between the last row and the end of the table.
extension TableEngine {
    /// The height of the empty rows in points; nil for none.
    private var fillerHeight: CGFloat? {
        guard table.style == .plain, table.tableFooterView == nil, table.separatorStyle == .singleLine else {
            return nil
        }
        var height = table.fillerRowHeight
        if height == UITableView.automaticDimension { height = lastRowHeight }
        return height >= Hairline.width && height.isFinite ? height : nil
    }

    private var lastRowHeight: CGFloat {
        var section = heights.sectionCount - 1
        while section >= 0 {
            let count = heights.rowCount(in: section)
            if count > 0 { return heights.span(of: ItemPosition(section, count - 1)).length }
            section -= 1
        }
        return table.rowHeight > 0 ? table.rowHeight : 44
    }

    /// Lays the empty rows out from the last row to the end of the visible part.
    func layOutFillers() {
        let top = origin + heights.extent + placeholderHeight
        let room = table.bounds.maxY - top
        guard room > 0, let height = fillerHeight else {
            if let fillers { fillers.removeFromSuperview() }
            fillers = nil
            return
        }
        let fillers = fillers ?? FillerRows(frame: .zero)
        if self.fillers == nil {
            self.fillers = fillers
            fillers.isUserInteractionEnabled = false
            putBehindRows(fillers)
        }
        let width = table.bounds.width
        let frame = CGRect(x: 0, y: top, width: width, height: room)
        if fillers.frame != frame { fillers.frame = frame }
        let (inset, isMirrored) = (fillerInset, table.runsRightToLeft)
        fillers.show(
            rowHeight: height, lineColor, from: isMirrored ? inset.right : inset.left,
            to: width - (isMirrored ? inset.left : inset.right))
    }

    /// The inset of lines in a row without image.
    private var fillerInset: UIEdgeInsets {
        guard let own = ownSeparatorInset else {
            return UIEdgeInsets(top: 0, left: covered.leading + margin, bottom: 0, right: 0)
        }
        return own.resolved(automaticLeft: covered.leading + margin, table.separatorInsetReference)
    }
}

extension UIEdgeInsets {
    /// The distances from the edges of a cell.
    ///
    /// - Parameters:
    ///   - automaticLeft: The left one that follows from the content, in points; the right one is 0.
    ///   - reference: Where these insets count from. Automatic ones are those that follow from the content.
    func resolved(automaticLeft: CGFloat, _ reference: UITableView.SeparatorInsetReference) -> UIEdgeInsets {
        func resolved(_ value: CGFloat, _ automatic: CGFloat) -> CGFloat {
            if value == UITableView.automaticDimension { return automatic }
            return reference == .fromAutomaticInsets ? automatic + value : value
        }
        var insets = self
        (insets.left, insets.right) = (resolved(left, automaticLeft), resolved(right, 0))
        return insets
    }
}
