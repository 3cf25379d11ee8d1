import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Cells of rows that are no longer on screen.
extension TableEngine {
    /// Removes the cells of rows that are not on screen; while an update moves them there, they only have their frames set.
    func letCellsLeave(where isOutside: (ItemPosition) -> Bool) {
        guard isMoving else { return removeCells(keepsUsed: true, where: isOutside) }
        for (index, position) in cells.keys.enumerated() where isOutside(position) {
            setFrame(of: cells.views[index], heights.span(of: position))
        }
    }

    /// If no visible row stays visible after a jump, puts all cells into the reuse queue before new ones are requested.
    func removeCellsBeforeJump(_ top: CGFloat, _ bottom: CGFloat) {
        guard motion == nil, let first = cells.keys.first, let last = cells.keys.last else { return }
        guard heights.contains(first), heights.contains(last) else { return keepCellsAttached(keepsUsed: true) }
        if heights.span(of: last).end <= top || heights.span(of: first).start >= bottom {
            keepCellsAttached(keepsUsed: true)
        }
    }

    /// Has all cells wait for other rows, and remain subviews until the next layout has ended: nearly all are used again in it.
    func keepCellsAttached(keepsUsed: Bool = false) {
        removeCells(keepsAttached: true, keepsUsed: keepsUsed) { _ in true }
    }

    func removeUnusedCells() {
        for cell in attachedCells where cell.superview === table && cells.key(of: cell) == nil {
            cell.removeFromSuperview()
        }
        attachedCells = []
    }

    /// The cell that contains the first responder; nil for none.
    private var typedCell: UITableViewCell? {
        var view = table.window?.storedFirstResponder as? UIView
        while let current = view {
            if let cell = current as? UITableViewCell, cell.superview === table { return cell }
            view = current.superview
        }
        return nil
    }

    func removeCells(
        keepsAttached: Bool = false, keepsUsed: Bool = false, where isLeaving: (ItemPosition) -> Bool
    ) {
        let typedCell = typedCell
        for position in cells.keys where isLeaving(position) {
            // A row that is being moved stays with the finger, wherever it was.
            if let reorder, reorder.cell === cells[position] { continue }
            if let gap, gap.hiddenCell === cells[position] { continue }
            guard let cell = cells[position] else { continue }
            // The focus and the keyboard stay with a row that is scrolled off the screen.
            if keepsUsed, focus.keeps(position) || cell === typedCell, heights.contains(position) {
                setFrame(of: cell, heights.span(of: position))
                continue
            }
            cells.remove(position)
            touches.cellWillLeave(position)
            if swipe?.cell === cell { closeSwipe(animated: false) }
            if confirmingCell === cell { closeConfirmation(animated: false) }
            if keepsAttached, cell !== typedCell {
                cell.layer.removeAllAnimations()
                attachedCells.append(cell)
            } else {
                cell.removeFromSuperview()
            }
            delegate?.tableView(table, didEndDisplaying: cell, forRowAt: position.path)
            letWait(cell)
        }
    }

    func removeAllViews() {
        if table.bounds.isEmpty { removeUnusedCells() }
        for motion in motions { motion.end() }
        removeCells { _ in true }
        removeEdges(.header) { _ in true }
        removeEdges(.footer) { _ in true }
        (earlyHeaders, earlyFooters) = ([:], [:])
    }
}
