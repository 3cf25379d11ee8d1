import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// News of cells, headers and footers that show.
extension TableEngine: CellKeeper {
    func detailWasTapped(in cell: UITableViewCell) {
        cell.accessorySegue?()
        guard let path = cells.key(of: cell)?.path else { return }
        delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    /// The content of a cell is another: its row is measured again unless its height was said.
    func heightMayChange(of cell: UITableViewCell) {
        guard !isMakingCell, isLoaded, table.estimatedRowHeight != 0, let position = cells.key(of: cell),
            heights.contains(position)
        else { return }
        // All rows are measured again in one layout when editing has begun or ended for each.
        if isChangingEditing, !isLayingOut { return }
        heights.setHeight(heights.span(of: position).length, of: position, isMeasured: false)
        isDirty = true
        table.setNeedsLayout()
    }

    /// Rows that have other heights now move along with an animation around.
    func layOutInAnimation() {
        guard UIView.inheritedAnimationDuration > 0, table.window != nil, update == nil, !isLayingOut, !isMakingCell
        else {
            return
        }
        table.layoutIfNeeded()
    }

    /// Measures a row again whose cell has another height by its constraints than the row.
    func compareHeight(of cell: UITableViewCell) {
        guard !isLayingOut, !isMakingCell, isLoaded, update == nil, !isMoving, let position = cells.key(of: cell),
            heights.contains(position), saidHeight(of: position) == nil
        else { return }
        let height = measure(cell, at: position)
        guard abs(height - heights.span(of: position).length) * table.contentScaleFactor >= 0.5 else { return }
        heightMayChange(of: cell)
        layOutInAnimation()
    }

    /// The content of a header or a footer is another: it is measured again unless its height was said.
    func heightMayChange(of view: UITableViewHeaderFooterView) {
        guard isLoaded, view.parts.hasMeasuredHeight else { return }
        for (index, section) in headers.keys.enumerated() where headers.views[index].view === view {
            let height = heights.headerSpan(of: section).length
            heights.setHeader(height, padding: topPadding(height), of: section, isMeasured: false)
        }
        for (index, section) in footers.keys.enumerated() where footers.views[index].view === view {
            heights.setFooter(heights.footerSpan(of: section).length, of: section, isMeasured: false)
        }
        isDirty = true
        table.setNeedsLayout()
    }

    /// Has a cell, a header or a footer that is not in the table yet follow the table's size of text, before it is measured.
    ///
    /// Once it is in the table, it inherits that, and `overrideTraits(with:)` with nil ends this.
    func applyTraits(to view: UIView) {
        let category = (isLoaded ? traits : table.traitCollection).preferredContentSizeCategory
        guard view.superview == nil, view.traitCollection.preferredContentSizeCategory != category else { return }
        view.overrideTraits(
            with: UITraitCollection(
                preferredContentSizeCategory: table.traitCollection.preferredContentSizeCategory))
    }

    /// Measures all rows again when the text size has changed; the row at the top stays at the top.
    func textSizeMayHaveChanged() {
        let now = table.traitCollection
        guard isLoaded, now.preferredContentSizeCategory != traits.preferredContentSizeCategory else { return }
        (traits, hasOtherText) = (now, true)
        table.setNeedsLayout()
    }
}
