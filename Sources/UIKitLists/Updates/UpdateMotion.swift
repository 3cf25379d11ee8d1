import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The motion of one update: the first frames of inserted views, and the last ones of removed ones.
final class UpdateMotion {
    /// A view that leaves.
    private struct Exit {
        let part: TablePart
        let view: UIView
        let animation: UITableView.RowAnimation
        let alpha: CGFloat
    }

    let update: TableUpdate
    let batch: ResolvedBatch
    private unowned let engine: TableEngine
    /// The former positions of all rows.
    private let formerHeights: ItemHeights
    private let formerOrigin: CGFloat
    private var exits: [Exit] = []
    /// Views that fade in, and their opacity at the end.
    private var fadedEntries: [(view: UIView, alpha: CGFloat)] = []

    init(of engine: TableEngine, _ update: TableUpdate, _ batch: ResolvedBatch) {
        (self.engine, self.update, self.batch) = (engine, update, batch)
        (formerHeights, formerOrigin) = (engine.heights, engine.shownOrigin)
    }

    // MARK: Out

    func addExit(_ part: TablePart, _ view: UIView, _ animation: UITableView.RowAnimation) {
        guard animation != .none else { return engine.didRemove(part, view) }
        exits.append(Exit(part: part, view: view, animation: animation, alpha: view.alpha))
        // Rows that stay close over it.
        if case .cell = part { engine.putBehindRows(view) }
    }

    /// Sets the final frames of leaving views; called in the update's animation block.
    func leave() {
        for (view, alpha) in fadedEntries { view.alpha = alpha }
        fadedEntries = []
        for exit in exits { move(exit.view, off: exit.animation) }
    }

    /// Removes the views that have left; called when the motion is over.
    func end() {
        let gone = exits
        exits = []
        for exit in gone {
            UIView.performWithoutAnimation { (exit.view.alpha, exit.view.transform) = (exit.alpha, .identity) }
            engine.didRemove(exit.part, exit.view)
        }
    }

    // MARK: In

    /// Gives the cell of a new row the frame at which its motion begins.
    func enter(_ cell: UITableViewCell, at position: ItemPosition) {
        cell.layoutIfNeeded()
        if let old = batch.oldPosition(of: position) {
            cell.frame.origin.y = formerOrigin + formerHeights.span(of: old).start
        } else {
            enter(cell, update.entry(of: position))
        }
    }

    /// Gives the view of a new header or footer, which has its final frame, the one at which its motion begins.
    func enter(_ view: UIView, _ kind: EdgeKind, of section: Int) {
        view.layoutIfNeeded()
        if let old = batch.oldSection(of: section), !batch.reloadedSections.contains(old) {
            let span = kind == .header ? formerHeights.headerSpan(of: old) : formerHeights.footerSpan(of: old)
            view.frame.origin.y = formerOrigin + span.start
        } else {
            let animation = update.sectionEntries[section] ?? .automatic
            enter(view, animation == .automatic ? .fade : animation)
        }
    }

    private func enter(_ view: UIView, _ animation: UITableView.RowAnimation) {
        switch animation {
        case .automatic, .none: break
        case .fade:
            fadedEntries.append((view, view.alpha))
            view.alpha = 0
        case .middle: view.frame = CGRect(x: view.frame.minX, y: view.frame.midY, width: view.frame.width, height: 0)
        default: move(view, off: animation)
        }
    }

    /// Gives a view the frame and opacity at which a removal's animation ends, or an insertion's begins.
    private func move(_ view: UIView, off animation: UITableView.RowAnimation) {
        switch animation {
        case .fade, .automatic: view.alpha = 0
        case .right: view.frame.origin.x += engine.table.bounds.width
        case .left: view.frame.origin.x -= engine.table.bounds.width
        case .top: view.frame.origin.y -= view.frame.height
        case .bottom: view.frame.origin.y += view.frame.height
        case .middle: view.transform = CGAffineTransform(scaleX: 1, y: 0.001)
        case .none: break
        }
    }
}
