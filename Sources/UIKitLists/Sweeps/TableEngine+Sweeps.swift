import CoreGraphics
import Foundation
import UIKitCore

/// Selection by two fingers that move over rows.
extension TableEngine {
    /// Whether two fingers that came down at a point may select rows.
    func maySweep(at point: CGPoint) -> Bool {
        guard table.allowsMultipleSelectionDuringEditing, update == nil, !hasOpenRow, let path = path(at: point) else {
            return false
        }
        return delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func sweepDidMove(_ pan: SweepPan) {
        switch pan.state {
        case .began:
            guard let path = path(at: pan.start), let row = ItemPosition(path) else { return }
            if !isEditing { table.setEditing(true, animated: true) }
            delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: path)
            // The delegate may have changed the table.
            guard isLoaded, heights.contains(row), isEditing else { return endSweep() }
            sweep = RowSweep(of: self, from: row)
            sweep?.follow(pan.location(in: table).y)
        case .changed:
            guard let sweep else { return }
            if sweep.isCurrent { sweep.follow(pan.location(in: table).y) } else { endSweep() }
        case .ended, .cancelled: if sweep != nil { endSweep() }
        default: break
        }
    }

    private func endSweep() {
        sweep?.end()
        sweep = nil
        delegate?.tableViewDidEndMultipleSelectionInteraction(table)
    }
}
