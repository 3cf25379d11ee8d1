import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The room that rows make for what is dragged over them.
extension TableEngine {
    /// How much higher the content is for what is dragged over it, and for placeholders.
    var growth: CGFloat { (gap?.growth ?? 0) + placeholderHeight }

    /// Everything is read anew: what is dragged has no row any more.
    func endDragging() {
        gap?.end()
        gap = nil
        guard usesDragging else { return }
        drag.forgetPositions()
        drop.endTargeting()
    }

    /// An update begins, whose rows take the places where the others have made room.
    func endGap(in batch: ResolvedBatch) {
        if usesDragging { drop.endTargeting() }
        guard let gap else { return }
        self.gap = nil
        // A row that is deleted fades unseen; its cell shows again when it is used again.
        if gap.room.source.map({ batch.keptPosition(of: $0) != nil }) ?? true { gap.end() }
    }

    /// Has all that shows take its place beside the room.
    func showGap(animated: Bool = true) {
        updateContentSize(shift: 0)
        isDirty = true
        table.setNeedsLayout()
        guard table.window != nil else { return }
        guard animated else { return UIView.performWithoutAnimation { table.layoutIfNeeded() } }
        UIView.animate(springDuration: 0.3, options: .allowUserInteraction) { [table] in table.layoutIfNeeded() }
    }

    /// Whether a row can be inserted at a position, which counts without the row that is moved.
    func isPossible(_ position: ItemPosition, without source: ItemPosition?) -> Bool {
        guard position.section >= 0, position.section < heights.sectionCount, position.item >= 0 else { return false }
        let isMoved = source?.section == position.section
        return position.item <= heights.rowCount(in: position.section) - (isMoved ? 1 : 0)
    }

    /// The beginning of the section without rows at an offset; nil where there is none.
    func emptySection(at offset: CGFloat) -> ItemPosition? {
        guard offset >= 0, offset < heights.extent, let section = heights.section(at: offset),
            heights.rowCount(in: section) == 0
        else { return nil }
        return ItemPosition(section, 0)
    }
}
