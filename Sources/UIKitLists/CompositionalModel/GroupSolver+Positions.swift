import CoreGraphics
import Foundation
import UIFoundation

nonisolated extension GroupSolver {
    /// Gives the items of a line their positions in a group and returns the group's room.
    mutating func position(_ line: GroupLine, of item: CompositionItem, _ size: CGSize) -> Room {
        var line = line
        let (axis, across) = (line.axis, line.axis.across)
        if line.measuresLength { unify(&line, along: axis) }
        if line.measuresBreadth { unify(&line, along: across) }
        let breadth = line.measuresBreadth ? tallest(line) : line.inner[across]
        var origin = CGPoint.zero
        if !line.measuresLength { origin[axis] = item.insets.start(axis) }
        if !line.measuresBreadth { origin[across] = item.insets.start(across) }
        let share = line.share
        var (start, end, trimmedEnd) = (origin[axis], origin[axis], origin[axis])
        for (index, slot) in line.slots.enumerated() {
            let edges = slot.item.edges
            var position = CGPoint.zero
            position[axis] = start + edges.start(axis, share: share)
            let flexible = edges.flexibleCount(across)
            let rest = flexible > 0 ? max(0, breadth - line.breadth(slot)) / CGFloat(flexible) : 0
            position[across] = origin[across] + edges.start(across, share: rest)
            move(slot, to: position)
            let slotEnd = position[axis] + slot.room.size[axis] + edges.end(axis, share: share)
            if exists(slot, in: line) {
                end = slotEnd
                trimmedEnd =
                    slot.leaves.upperBound <= limit || line.firstLeaf >= limit
                    ? slotEnd : position[axis] + slot.room.trimmed[axis]
            }
            if index < line.slots.count - 1 {
                start = slotEnd + line.spacing.length + (line.spacing.isFlexible ? share : 0)
            }
        }
        var room = Room(size: size, trimmed: size)
        if line.measuresBreadth { (room.size[across], room.trimmed[across]) = (breadth, breadth) }
        if line.measuresLength {
            (room.size[axis], room.trimmed[axis]) = (end, trimmedEnd)
        } else {
            room.trimmed[axis] = min(size[axis], trimmedEnd + item.insets.end(axis))
        }
        return room
    }

    /// The breadth that the items that exist need.
    private func tallest(_ line: GroupLine) -> CGFloat {
        var breadth: CGFloat = 0
        for slot in line.slots where exists(slot, in: line) { breadth = max(breadth, line.breadth(slot)) }
        return breadth
    }

    /// Makes uniform items as long as the longest of those whose content decides.
    private mutating func unify(_ line: inout GroupLine, along axis: CompositionAxis) {
        var longest: CGFloat = 0
        var hasUniform = false
        for slot in line.slots where exists(slot, in: line) {
            guard isSelfSizing(slot.item, axis, slot.override) else { continue }
            hasUniform = hasUniform || slot.item.size[axis].kind == .uniform
            longest = max(longest, slot.room.size[axis])
        }
        guard hasUniform else { return }
        for index in line.slots.indices where line.slots[index].item.size[axis].kind == .uniform {
            line.slots[index].room.size[axis] = longest
            line.slots[index].room.trimmed[axis] = longest
            if line.slots[index].isCell {
                leaves[line.slots[index].leaves.lowerBound].frame.size[axis] = longest
            }
        }
        line.sumLengths()
    }

    /// Moves the elements of a slot from the slot's corner to a position, and insets a cell.
    private mutating func move(_ slot: GroupLine.Slot, to position: CGPoint) {
        for leaf in slot.leaves {
            leaves[leaf].frame.origin.x += position.x
            leaves[leaf].frame.origin.y += position.y
        }
        if slot.isCell {
            let leaf = slot.leaves.lowerBound
            leaves[leaf].frame = inset(leaves[leaf].frame, of: slot.item, slot.override)
        }
        for part in slot.parts {
            parts[part].frame.origin.x += position.x
            parts[part].frame.origin.y += position.y
        }
    }
}
