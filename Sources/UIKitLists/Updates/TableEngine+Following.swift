import CoreGraphics
import Foundation
import UIKitCore

/// Views on screen get the positions of after an update, or leave.
extension TableEngine {
    func follow(_ motion: UpdateMotion) {
        let (batch, update) = (motion.batch, motion.update)
        endSwipe(in: motion)
        reorder?.cancel()
        if let cell = confirmingCell, let position = cells.key(of: cell), batch.keptPosition(of: position) != nil {
            closeConfirmation(animated: false)
        }
        confirmingCell = nil
        (earlyHeaders, earlyFooters) = ([:], [:])
        let former = cells
        cells.removeAll()
        for (index, position) in former.keys.enumerated() {
            let cell = former.views[index]
            if let new = batch.keptPosition(of: position) {
                cells.insert(cell, for: new)
            } else {
                motion.addExit(.cell(position), cell, update.exit(of: position))
            }
        }
        headers = followed(headers, .header, motion)
        footers = followed(footers, .footer, motion)
    }

    private func followed(
        _ former: ShownItems<Int, ShownEdge>, _ kind: EdgeKind, _ motion: UpdateMotion
    ) -> ShownItems<Int, ShownEdge> {
        var kept = ShownItems<Int, ShownEdge>()
        for (index, section) in former.keys.enumerated() {
            let edge = former.views[index]
            if !motion.batch.reloadedSections.contains(section), let new = motion.batch.newSection(of: section) {
                kept.insert(edge, for: new)
            } else if let view = edge.view {
                let animation = motion.update.sectionExits[section] ?? .automatic
                motion.addExit(kind == .header ? .header(section) : .footer(section), view, animation)
            }
        }
        return kept
    }

    /// A view has left the screen: the delegate is told, and it waits to be used again.
    func didRemove(_ part: TablePart, _ view: UIView) {
        view.removeFromSuperview()
        switch part {
        case .cell(let position):
            guard let cell = view as? UITableViewCell else { return }
            delegate?.tableView(table, didEndDisplaying: cell, forRowAt: position.path)
            cellQueue.add(cell, identifier: cell.reuseIdentifier)
        case .header(let section): delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        case .tray: break
        case .footer(let section): delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
        if let own = view as? UITableViewHeaderFooterView { edgeQueue.add(own, identifier: own.reuseIdentifier) }
    }
}
