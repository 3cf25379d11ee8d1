import CoreGraphics
import Foundation
import UIFoundation

@testable import UIKitLists

/// A section laid out item by item from its first one on, with no arithmetic shortcuts: the answer that others are compared with.
nonisolated struct DirectLayout {
    /// An item, a position in a group, and the rest that is still to be laid out there.
    private struct Block {
        var size: CGSize
        /// Positions of items in the block.
        var frames: [CGRect] = []
        /// The end of the last item that exists, along each axis.
        var reach: CGSize
        /// The number of items in front of which all exist.
        var known: Int
    }

    let section: CompositionSection
    let space: CompositionSpace
    let count: Int
    let sizes: [Int: CGSize]
    private(set) var frames: [CGRect] = []
    private(set) var extent: CGFloat = 0

    init(_ section: CompositionSection, count: Int, in space: CompositionSpace, sizes: [Int: CGSize]) {
        (self.section, self.count, self.space, self.sizes) = (section, count, space, sizes)
        layOut()
    }

    private var axis: CompositionAxis { section.scrolling == .none ? space.axis : space.axis.across }

    private mutating func layOut() {
        let (scroll, across) = (space.axis, space.axis.across)
        var container = space.size
        container[across] -= space.insets.sum(across) + section.insets.sum(across)
        var position: CGFloat = 0
        var blocks: [(block: Block, start: CGFloat)] = []
        var next = 0
        while next < count, let block = block(section.group, in: container, from: next, forced: nil) {
            let edges = section.group.edges
            let isPartial = block.frames.count > count - next
            let length = isPartial ? min(block.size[axis], block.reach[axis]) : block.size[axis]
            blocks.append((block, position + edges.start(axis).length))
            position += length + edges.sum(axis) + section.spacing
            next += block.frames.count
        }
        if !blocks.isEmpty { position -= section.spacing }
        let breadths = blocks.map { $0.block.size[axis.across] + section.group.edges.sum(axis.across) }
        let room = section.scrolling == .none ? container[axis.across] : breadths.max() ?? 0
        for (block, start) in blocks {
            let edges = section.group.edges
            var corner = CGPoint.zero
            corner[scroll] = section.insets.start(scroll)
            corner[across] = space.insets.start(across) + section.insets.start(across)
            corner[axis] += start
            let flexible = edges.flexibleCount(axis.across)
            let rest = max(0, room - block.size[axis.across] - edges.sum(axis.across))
            corner[axis.across] += edges.start(axis.across, share: flexible > 0 ? rest / CGFloat(flexible) : 0)
            for frame in block.frames where frames.count < count {
                frames.append(frame.offsetBy(dx: corner.x, dy: corner.y))
            }
        }
        extent = section.insets.sum(scroll) + (section.scrolling == .none ? position : room)
    }

    /// A block with the items from an index on; nil for a group without room.
    private func block(
        _ item: CompositionItem, in container: CGSize, from first: Int, forced: (CompositionAxis, CGFloat)?
    ) -> Block? {
        var size = CGSize(
            width: points(item.size.width, container), height: points(item.size.height, container))
        if let forced { size[forced.0] = forced.1 }
        let free: (CompositionAxis) -> Bool = { item.size[$0].isSelfSizing && forced?.0 != $0 }
        guard case .group(let group) = item.content else {
            if first < count, let known = sizes[first] {
                if free(.horizontal) { size.width = known.width }
                if free(.vertical) { size.height = known.height }
            }
            return Block(size: size, frames: [CGRect(origin: .zero, size: size)], reach: size, known: 1)
        }
        var inner = size
        var corner = CGPoint.zero
        for axis in [CompositionAxis.horizontal, .vertical] where !free(axis) {
            inner[axis] -= item.insets.start(axis) + item.insets.end(axis)
            corner[axis] = item.insets.start(axis)
        }
        if inner.width < 0 || inner.height < 0 { return nil }
        return line(group, item, size, inner, corner, from: first, free)
    }

    private func points(_ length: CompositionLength, _ container: CGSize) -> CGFloat {
        switch length.kind {
        case .fractionalWidth: floor((length.value * container.width + 1e-5) * space.grid.scale) / space.grid.scale
        case .fractionalHeight: floor((length.value * container.height + 1e-5) * space.grid.scale) / space.grid.scale
        default: length.value
        }
    }

    private func line(
        _ group: CompositionGroup, _ item: CompositionItem, _ size: CGSize, _ inner: CGSize, _ corner: CGPoint,
        from first: Int, _ free: (CompositionAxis) -> Bool
    ) -> Block? {
        let axis = group.axis
        var list: [CompositionItem] = []
        var most = Int.max
        var container = inner
        var forced: (CompositionAxis, CGFloat)?
        switch group.filling {
        case .list(let items): (list, most) = (items, free(axis) ? items.count : Int.max)
        case .repeated(let item, let count):
            (list, most) = ([item], count)
            container[axis] = max(0, inner[axis] - CGFloat(count - 1) * group.spacing.length)
        case .shared(let item, let count):
            (list, most) = ([item], count)
            let room = (inner[axis] - CGFloat(count - 1) * group.spacing.length) / CGFloat(count)
            let share = floor((room + 1e-5) * space.grid.scale) / space.grid.scale - item.edges.sum(axis)
            if share < -1e-5 { return nil }
            forced = (axis, max(0, share))
        case .custom: return nil
        }
        var members: [(item: CompositionItem, block: Block, first: Int)] = []
        var (used, next, wraps) = (CGFloat(0), first, false)
        while members.count < most {
            let item = list[members.count % list.count]
            guard var block = block(item, in: container, from: next, forced: forced) else { break }
            let isFree = item.size[axis].isSelfSizing && forced == nil
            if !free(axis), forced == nil {
                let room = inner[axis] - item.edges.sum(axis)
                wraps = wraps || isFree
                if members.isEmpty, isFree {
                    if item.isCell, block.size[axis] > room {
                        block.size[axis] = max(0, room)
                        block.reach = block.size
                        block.frames[0].size = block.size
                    }
                } else if used + (members.isEmpty ? 0 : group.spacing.length) + block.size[axis] + item.edges.sum(axis)
                    > inner[axis] + 1e-5
                {
                    break
                }
            }
            let advance = (members.isEmpty ? 0 : group.spacing.length) + block.size[axis] + item.edges.sum(axis)
            used += advance
            members.append((item, block, next))
            next += block.frames.count
            if next > count, (wraps && first < count) || advance <= 1e-5 { break }
        }
        if members.isEmpty { return nil }
        let exists: (Int) -> Bool = { $0 < count || first >= count }
        return arrange(members, group, item, size, inner, corner, wraps, exists, free)
    }

    private func arrange(
        _ all: [(item: CompositionItem, block: Block, first: Int)], _ group: CompositionGroup, _ item: CompositionItem,
        _ size: CGSize, _ inner: CGSize, _ corner: CGPoint, _ wraps: Bool, _ exists: (Int) -> Bool,
        _ free: (CompositionAxis) -> Bool
    ) -> Block {
        let (axis, across) = (group.axis, group.axis.across)
        let members = wraps ? all.filter { exists($0.first) } : all
        var rest = inner[axis] - CGFloat(members.count - 1) * group.spacing.length
        var parts = group.spacing.isFlexible ? members.count - 1 : 0
        for member in members {
            rest -= member.block.size[axis] + member.item.edges.sum(axis)
            parts += member.item.edges.flexibleCount(axis)
        }
        let share = free(axis) || parts == 0 ? 0 : max(0, rest) / CGFloat(parts)
        var breadth = inner[across]
        if free(across) {
            breadth = 0
            for member in members where exists(member.first) {
                breadth = max(breadth, member.block.size[across] + member.item.edges.sum(across))
            }
        }
        var result = Block(size: size, reach: .zero, known: 0)
        var (position, end, reach) = (corner[axis], corner[axis], corner[axis])
        for member in members {
            var origin = CGPoint.zero
            origin[axis] = position + member.item.edges.start(axis, share: share)
            let flexible = member.item.edges.flexibleCount(across)
            let room = max(0, breadth - member.block.size[across] - member.item.edges.sum(across))
            origin[across] =
                corner[across] + member.item.edges.start(across, share: flexible > 0 ? room / CGFloat(flexible) : 0)
            for frame in member.block.frames {
                var moved = frame.offsetBy(dx: origin.x, dy: origin.y)
                if member.item.isCell {
                    for axis in [CompositionAxis.horizontal, .vertical] {
                        if case .shared = group.filling, axis == group.axis {
                        } else if member.item.size[axis].isSelfSizing {
                            continue
                        }
                        moved.origin[axis] += member.item.insets.start(axis)
                        moved.size[axis] = max(0, moved.size[axis] - member.item.insets.sum(axis))
                    }
                }
                result.frames.append(moved)
            }
            let last = origin[axis] + member.block.size[axis] + member.item.edges.end(axis, share: share)
            if exists(member.first) {
                end = last
                let isWhole = member.first + member.block.frames.count <= count || member.first >= count
                reach = isWhole ? last : origin[axis] + member.block.reach[axis]
            }
            position = last + group.spacing.length + (group.spacing.isFlexible ? share : 0)
        }
        if wraps {
            // Those that do not exist are no part of the group, but it is known that there was room.
            for member in all where !exists(member.first) { result.frames += member.block.frames }
        }
        result.reach = result.size
        if free(across) { (result.size[across], result.reach[across]) = (breadth, breadth) }
        if free(axis) {
            (result.size[axis], result.reach[axis]) = (end, reach)
        } else {
            result.reach[axis] = min(size[axis], reach + item.insets.end(axis))
        }
        return result
    }
}
