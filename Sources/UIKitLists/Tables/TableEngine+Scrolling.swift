import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Scrolling to rows.
extension TableEngine {
    /// The upper end of the area that bars do not cover, in points from the first section.
    var visibleTop: CGFloat { table.bounds.minY + table.adjustedContentInset.top - origin }

    func scroll(to path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
        let heights = loadedHeights
        guard let row = ItemPosition(path), row.section >= 0, row.section < heights.sectionCount,
            row.item == NSNotFound || heights.contains(row)
        else { fatalError(missing(path, "scrolled to")) }
        if table.window != nil { table.layoutIfNeeded() }
        aim = nil
        let goal = CGPoint(
            x: table.contentOffset.x, y: offset(showing: row, at: position, from: table.contentOffset.y))
        if goal != table.contentOffset { table.setContentOffset(goal, animated: animated) }
        guard UIView.inheritedAnimationDuration == 0 else { return }
        aim = ScrollAim(
            row: row, position: position, offset: table.contentOffset, motion: animated ? table.motion : nil)
    }

    /// The table's vertical offset at which a row, or with the item `NSNotFound` a section's beginning, is where it is to be;
    /// without position as near as can be to a start.
    func offset(
        showing row: ItemPosition, at position: UITableView.ScrollPosition, from startOffset: CGFloat
    ) -> CGFloat {
        let isHead = row.item == NSNotFound
        let span = isHead ? heights.span(of: row.section) : heights.span(of: row)
        let header = table.style == .plain && !isHead ? heights.headerSpan(of: row.section).length : 0
        let shift =
            isHead
            ? placeholderHeight(upTo: row.section - 1) : displacementByPlaceholders(of: span.start)
        let start = origin + span.start + shift
        let end = start + (isHead ? 0 : span.length)
        let inset = table.adjustedContentInset
        let (top, bottom) = (startOffset + inset.top + header, startOffset + table.bounds.height - inset.bottom)
        var offset = startOffset
        switch position {
        case .none:
            if start < top { offset += start - top } else if end > bottom { offset += min(end - bottom, start - top) }
        case .top: offset = start - header - inset.top
        case .middle: offset = (start + end) / 2 - inset.top - (table.bounds.height - inset.top - inset.bottom) / 2
        case .bottom: offset = end - table.bounds.height + inset.bottom
        }
        let limit = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        return min(max(offset, -inset.top), limit)
    }

    /// Discards the row that is the target of scrolling, if the table has been scrolled to elsewhere since, or the row
    /// was removed.
    func checkAim() {
        guard let aim else { return }
        if let motion = aim.motion, table.motion == nil, table.contentOffset == motion.destination {
            // Rows that become visible at the end may have other heights than estimated, too.
            self.aim?.motion = nil
            self.aim?.offset = table.contentOffset
        } else if aim.motion.map({ $0 !== table.motion }) ?? (aim.offset != table.contentOffset) {
            self.aim = nil
        }
        if !isThere(aim.row) { self.aim = nil }
    }

    /// Has an animated scroll end where its row turns out to be.
    private func correctMotion(to aim: ScrollAim, _ motion: ScrollMotion) {
        let end = motion.destination
        let goal = CGPoint(x: end.x, y: offset(showing: aim.row, at: aim.position, from: end.y))
        if abs(goal.y - end.y) * table.contentScaleFactor >= 0.5 { table.redirectMotion(to: goal) }
    }

    private func isThere(_ row: ItemPosition) -> Bool {
        row.item == NSNotFound ? row.section < heights.sectionCount : heights.contains(row)
    }

    /// Corrects the offset where rows on the way to the goal of a jump turned out to be of other heights; false if it was right.
    func correctAim() -> Bool {
        guard var aim, isThere(aim.row) else { return false }
        if let motion = aim.motion {
            correctMotion(to: aim, motion)
            return false
        }
        let goal = CGPoint(
            x: table.contentOffset.x,
            y: offset(showing: aim.row, at: aim.position, from: table.contentOffset.y))
        guard abs(goal.y - table.contentOffset.y) * table.contentScaleFactor >= 0.5 else { return false }
        aim.offset = goal
        self.aim = aim
        UIView.performWithoutAnimation { table.contentOffset = goal }
        return true
    }

    func scrollToNearestSelected(at position: UITableView.ScrollPosition, animated: Bool) {
        let middle = table.bounds.midY
        var nearest: (path: IndexPath, distance: CGFloat)?
        for selected in selection.positions {
            let distance = abs(rect(ofRow: selected.path).midY - middle)
            if nearest.map({ distance < $0.distance }) ?? true { nearest = (selected.path, distance) }
        }
        if let nearest { scroll(to: nearest.path, at: position, animated: animated) }
    }

    /// The sentence for a row that is not there.
    func missing(_ path: IndexPath, _ action: String) -> String {
        let sections = heights.sectionCount
        let numbers = path.map { String($0) }.joined(separator: ", ")
        var counts = "\(sections) sections"
        if path.count == 2, path[0] >= 0, path[0] < sections {
            counts = "\(heights.rowCount(in: path[0])) rows in section \(path[0])"
        }
        return
            "The index path [\(numbers)] was to be \(action) in \(label), which has \(counts). Use a path of a row that is "
            + "there; after a change of the data, reload the table first."
    }
}
