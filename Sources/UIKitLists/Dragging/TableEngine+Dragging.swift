import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The room that rows make for what is dragged over them.
extension TableEngine {
    func dragDelegatesDidChange() {
        drag.adoptDelegate()
        drop.adoptDelegates()
        usesDragging = true
    }

    /// Whether rows of the table are lifted or dragged.
    var hasActiveDrag: Bool { usesDragging && drag.isActive }

    /// Whether items are dragged over the table.
    var hasActiveDrop: Bool { usesDragging && drop.isActive }

    /// How much higher the content is for what is dragged over it.
    var growth: CGFloat { gap?.growth ?? 0 }

    /// Everything is read anew: what is dragged has no row any more.
    func endDragging() {
        gap?.end()
        gap = nil
        if usesDragging { drag.forgetRows() }
    }

    /// An update begins, whose rows take the places where the others have made room.
    func endGap(in batch: ResolvedBatch) {
        guard let gap else { return }
        self.gap = nil
        // A row that is deleted fades unseen; its cell shows again when it is used again.
        if gap.source.map({ batch.keptPosition(of: $0) != nil }) ?? true { gap.end() }
    }

    /// Opens, moves or with nil closes the room for something; `source` is the row of this table that is to be moved.
    func openGap(at position: ItemPosition?, for source: ItemPosition?, length: CGFloat) {
        guard let position, isPossible(position, without: source) else { return closeGap() }
        if let gap, gap.source == source {
            gap.move(to: position)
        } else {
            gap?.end()
            gap = RowGap(of: self, at: position, for: source, length: length)
            showGap(in: 0.3)
        }
    }

    func closeGap(animated: Bool = true) {
        guard let gap else { return }
        self.gap = nil
        gap.end()
        showGap(in: animated ? 0.3 : 0)
    }

    /// Has all that shows take its place beside the room.
    func showGap(in duration: TimeInterval) {
        updateContentSize(shift: 0)
        isDirty = true
        table.setNeedsLayout()
        guard duration > 0, table.window != nil else { return }
        UIView.animate(springDuration: duration, options: .allowUserInteraction) { [table] in table.layoutIfNeeded() }
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

    /// The position that is meant by a point of the table, in its space; nil beside all rows.
    func dropPosition(at point: CGPoint) -> ItemPosition? {
        _ = loadedHeights
        let offset = point.y - origin
        return gap.map { $0.position(at: offset) } ?? heights.row(at: offset) ?? emptySection(at: offset)
    }
}
