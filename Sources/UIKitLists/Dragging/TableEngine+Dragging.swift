import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The gap between rows for a drag over the table.
extension TableEngine {
    /// The height that the gap and the placeholders add to the content.
    var growth: CGFloat { (gap?.growth ?? 0) + placeholderHeight }

    /// Closes the gap and removes the positions of dragged rows because the table was reloaded.
    func endDragging() {
        gap?.end()
        gap = nil
        guard usesDragging else { return }
        drag.forgetPositions()
        drop.endTargeting()
    }

    /// Ends the gap because an update begins; inserted rows occupy its space.
    func endGap(in batch: ResolvedBatch) {
        if usesDragging { drop.endTargeting() }
        guard let gap else { return }
        self.gap = nil
        // A deleted row stays hidden while it fades out; its cell is shown again when it is reused.
        if gap.room.source.map({ batch.keptPosition(of: $0) != nil }) ?? true { gap.end() }
    }

    /// Lays out the rows with the gap.
    func showGap(animated: Bool = true) {
        updateContentSize(shift: 0)
        isDirty = true
        table.setNeedsLayout()
        guard table.window != nil else { return }
        guard animated else { return UIView.performWithoutAnimation { table.layoutIfNeeded() } }
        UIView.animate(springDuration: 0.3, options: .allowUserInteraction) { [table] in table.layoutIfNeeded() }
    }

    /// Whether a row can be inserted at a position, counted without the moved row.
    func isPossible(_ position: ItemPosition, without source: ItemPosition?) -> Bool {
        guard position.section >= 0, position.section < heights.sectionCount, position.item >= 0 else { return false }
        let isMoved = source?.section == position.section
        return position.item <= heights.rowCount(in: position.section) - (isMoved ? 1 : 0)
    }

    /// The insertion position in the empty section at an offset; nil if there is none.
    func emptySection(at offset: CGFloat) -> ItemPosition? {
        guard offset >= 0, offset < heights.extent, let section = heights.section(at: offset),
            heights.rowCount(in: section) == 0
        else { return nil }
        return ItemPosition(section, 0)
    }
}
