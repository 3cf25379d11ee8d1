import CoreGraphics
import Foundation
import UIKitCore

/// Views on screen get the positions of after an update, or leave.
extension TableEngine {
    /// Ends the gestures on rows, before the rows have their new positions.
    func endGestures(_ motion: UpdateMotion) {
        endSwipe(in: motion)
        reorder?.end()
        endGap(in: motion.batch)
        if let cell = confirmingCell, let position = cells.key(of: cell),
            motion.batch.keptPosition(of: position) != nil
        {
            closeConfirmation(animated: false)
        }
        confirmingCell = nil
    }

    func follow(_ motion: UpdateMotion) {
        let (batch, update) = (motion.batch, motion.update)
        (earlyHeaders, earlyFooters) = ([:], [:])
        for (position, cell) in cells.follow({ batch.keptPosition(of: $0) }) {
            motion.addExit(.cell(position), cell, update.exit(of: position))
        }
        func keptSection(_ section: Int) -> Int? {
            batch.reloadedSections.contains(section) ? nil : batch.newSection(of: section)
        }
        func addExits(_ edges: [(key: Int, view: ShownEdge)], _ part: (Int) -> TablePart) {
            for (section, edge) in edges {
                guard let view = edge.view else { continue }
                motion.addExit(part(section), view, update.sectionExits[section] ?? .automatic)
            }
        }
        addExits(headers.follow(keptSection)) { .header($0) }
        addExits(footers.follow(keptSection)) { .footer($0) }
    }

    /// Notifies the delegate that a view has left the screen, and puts it into its reuse queue.
    func didRemove(_ part: TablePart, _ view: UIView) {
        view.removeFromSuperview()
        switch part {
        case .cell(let position):
            guard let cell = view as? UITableViewCell else { return }
            delegate?.tableView(table, didEndDisplaying: cell, forRowAt: position.path)
            letWait(cell)
        case .header(let section): delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        case .tray: break
        case .footer(let section): delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
        if let own = view as? UITableViewHeaderFooterView { edgeQueue.add(own, identifier: own.reuseIdentifier) }
    }
}
