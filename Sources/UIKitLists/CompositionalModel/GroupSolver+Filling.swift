import CoreGraphics
import Foundation

nonisolated extension GroupSolver {
    /// Appends items to a line until the group is full, or complete.
    mutating func fill(_ line: inout GroupLine, _ group: CompositionGroup) {
        let axis = group.axis
        var container = line.inner
        switch group.filling {
        case .list(let items):
            let count = line.measuresLength ? items.count : Int.max
            fill(&line, count: count, in: container, override: nil) { items[$0 % items.count] }
        case .repeated(let item, let count):
            container[axis] = max(0, container[axis] - line.spacing.length * CGFloat(count - 1))
            fill(&line, count: count, in: container, override: nil) { _ in item }
        case .shared(let item, let count):
            let room = line.inner[axis] - line.spacing.length * CGFloat(count - 1)
            let share = grid.roundDown(room / CGFloat(count)) - item.edges.sum(axis)
            guard share >= -PixelGrid.tolerance else {
                fault = fault ?? .firstItemExceedsGroup(item: item.edges.sum(axis), room: room / CGFloat(count))
                return
            }
            let override = Override(axis: axis, length: max(0, share))
            fill(&line, count: count, in: container, override: override) { _ in item }
        case .custom:
            break
        }
    }

    private mutating func fill(
        _ line: inout GroupLine, count: Int, in container: CGSize, override: Override?,
        _ item: (Int) -> CompositionItem
    ) {
        // A group without any item that exists has the room that it would have.
        let isPhantom = line.firstLeaf >= limit
        var isReflowing = false
        var hasFlexibleRoom = line.spacing.isFlexible
        for index in 0..<count {
            let item = item(index)
            let (firstLeaf, firstPart) = (leaves.count, parts.count)
            guard let room = layOut(item, in: container, override: override) else { break }
            var slot = GroupLine.Slot(
                item: item, leaves: firstLeaf..<leaves.count, parts: firstPart..<parts.count, room: room,
                isCell: item.isCell, override: override)
            let isMeasured = isSelfSizing(item, line.axis, override)
            if !line.measuresLength, override == nil {
                // Also where it does not fit: it would with another length.
                isReflowing = isReflowing || isMeasured
                if index == 0, isMeasured {
                    narrow(&slot, to: line)
                } else if !line.hasRoom(for: slot) {
                    leaves.removeSubrange(firstLeaf...)
                    parts.removeSubrange(firstPart...)
                    if index == 0 {
                        fault =
                            fault ?? .firstItemExceedsGroup(item: line.length(slot), room: line.inner[line.axis])
                    }
                    break
                }
            }
            let before = line.used
            line.append(slot)
            hasFlexibleRoom = hasFlexibleRoom || item.edges.flexibleCount(line.axis) > 0
            guard leaves.count > limit else { continue }
            let advances = line.used > before + PixelGrid.tolerance
            let isComplete = !isPhantom && (line.measuresLength || !hasFlexibleRoom || isReflowing)
            if isComplete || !advances || leaves.count > limit + Self.phantoms { break }
        }
        if isReflowing {
            self.isReflowing = true
            // The lengths of elements that do not exist are unknown, so they get no share of the room.
            line.slots = line.slots.filter { exists($0, in: line) }
            line.sumLengths()
        }
    }

    /// Whether a slot has an item that exists; in a group without any all count.
    func exists(_ slot: GroupLine.Slot, in line: GroupLine) -> Bool {
        slot.leaves.lowerBound < limit || line.firstLeaf >= limit
    }

    /// Has a first item that is longer than its group's room be as long as that: content alone leaves no group empty.
    private mutating func narrow(_ slot: inout GroupLine.Slot, to line: GroupLine) {
        let room = max(0, line.inner[line.axis] - slot.item.edges.sum(line.axis))
        guard slot.isCell, slot.room.size[line.axis] > room else { return }
        slot.room.size[line.axis] = room
        slot.room.trimmed[line.axis] = room
        leaves[slot.leaves.lowerBound].frame.size[line.axis] = room
    }
}
