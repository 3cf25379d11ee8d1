import Foundation

/// Up to 32 neighbours among many siblings, or up to 32 groups of them, so that a change among siblings costs their logarithm.
///
/// Groups are no nodes: they have no position or look of their own and appear in no text form.
package nonisolated final class RenderNodeGroup: Sendable {
    /// A power of two keeps the arithmetic of slots to shifts.
    private static let fanOutBits = 5
    static let fanOut = 1 << fanOutBits

    enum Members: Sendable {
        /// One slot for each layer, empty for those that do not show.
        case nodes([RenderNode?])
        case groups([RenderNodeGroup])
    }

    let members: Members
    /// The extent of each member in the space of the nodes' parent, so that most need not be looked at; null when empty.
    private let extents: [CGRect]
    /// 0 for a group of nodes, one more than that of its members for a group of groups.
    private let level: Int
    /// The nodes in the group, those below them not counted.
    let count: Int
    /// The number of nodes in the group with their subtrees.
    let nodeCount: Int
    /// Whether one of the nodes has a backdrop.
    let hasBackdrop: Bool
    /// The extent of all members in the space of their parent; null when empty.
    let extent: CGRect

    private init(level: Int, members: Members) {
        self.level = level
        self.members = members
        var (count, nodeCount, hasBackdrop) = (0, 0, false)
        switch members {
        case .nodes(let nodes):
            for case let node? in nodes {
                count += 1
                nodeCount += node.nodeCount
                hasBackdrop = hasBackdrop || node.hasBackdrop
            }
        case .groups(let groups):
            for group in groups {
                count += group.count
                nodeCount += group.nodeCount
                hasBackdrop = hasBackdrop || group.hasBackdrop
            }
        }
        (self.count, self.nodeCount, self.hasBackdrop) = (count, nodeCount, hasBackdrop)
        extents =
            switch members {
            case .nodes(let nodes): nodes.map { $0?.extentInParent ?? .null }
            case .groups(let groups): groups.map(\.extent)
            }
        extent = extents.reduce(.null) { $0.union($1) }
    }

    /// Groups slots in their order, taking over the groups of a former tree that would be the same.
    static func tree(of slots: [RenderNode?], reusing former: RenderNodeGroup?) -> RenderNodeGroup {
        var level = 0
        while slots.count > fanOut << (level * fanOutBits) { level += 1 }
        return group(of: slots[...], level: level, reusing: former?.level == level ? former : nil)
    }

    private static func group(
        of slots: ArraySlice<RenderNode?>, level: Int, reusing former: RenderNodeGroup?
    ) -> RenderNodeGroup {
        guard level > 0 else {
            if case .nodes(let nodes) = former?.members, nodes.elementsEqual(slots, by: ===), let former {
                return former
            }
            return RenderNodeGroup(level: 0, members: .nodes(Array(slots)))
        }
        var formers: [RenderNodeGroup] = []
        if case .groups(let groups) = former?.members { formers = groups }
        let span = 1 << (level * fanOutBits)
        var groups: [RenderNodeGroup] = []
        groups.reserveCapacity((slots.count + span - 1) / span)
        var start = slots.startIndex
        while start < slots.endIndex {
            let end = min(slots.endIndex, start + span)
            let old = groups.count < formers.count ? formers[groups.count] : nil
            groups.append(group(of: slots[start..<end], level: level - 1, reusing: old))
            start = end
        }
        if let former, formers.elementsEqual(groups, by: ===) { return former }
        return RenderNodeGroup(level: level, members: .groups(groups))
    }

    /// The tree with other nodes in some slots, which ascend; every group without one of them is shared.
    func replacing(_ changes: ArraySlice<(slot: Int, node: RenderNode?)>, from base: Int = 0) -> RenderNodeGroup {
        var isChanged = false
        switch members {
        case .nodes(var nodes):
            for change in changes where nodes[change.slot - base] !== change.node {
                nodes[change.slot - base] = change.node
                isChanged = true
            }
            return isChanged ? RenderNodeGroup(level: level, members: .nodes(nodes)) : self
        case .groups(var groups):
            let bits = level * Self.fanOutBits
            var rest = changes
            while let first = rest.first {
                let index = (first.slot - base) >> bits
                let start = base + index << bits
                let end = rest.firstIndex { $0.slot >= start + 1 << bits } ?? rest.endIndex
                let group = groups[index].replacing(rest[rest.startIndex..<end], from: start)
                if group !== groups[index] {
                    groups[index] = group
                    isChanged = true
                }
                rest = rest[end...]
            }
            return isChanged ? RenderNodeGroup(level: level, members: .groups(groups)) : self
        }
    }

    /// The node at an index among those that show.
    func node(at index: Int) -> RenderNode {
        var rest = index
        switch members {
        case .nodes(let nodes):
            for case let node? in nodes {
                if rest == 0 { return node }
                rest -= 1
            }
        case .groups(let groups):
            for group in groups {
                if rest < group.count { return group.node(at: rest) }
                rest -= group.count
            }
        }
        fatalError("A list of \(count) nodes has none at index \(index).")
    }

    /// Visits the nodes from an index on whose own extents and whose groups' extents pass.
    func visit(from first: Int, where passes: (CGRect) -> Bool, _ body: (RenderNode) -> Void) {
        var base = 0
        switch members {
        case .nodes(let nodes):
            for slot in nodes.indices {
                guard first == 0 || base >= first else {
                    if nodes[slot] != nil { base += 1 }
                    continue
                }
                if passes(extents[slot]), let node = nodes[slot] { body(node) }
            }
        case .groups(let groups):
            for slot in groups.indices {
                if base + groups[slot].count > first, passes(extents[slot]) {
                    groups[slot].visit(from: max(0, first - base), where: passes, body)
                }
                base += groups[slot].count
            }
        }
    }

    /// The index of the last node that is wanted, among those whose own extents and whose groups' extents pass.
    func lastIndex(where passes: (CGRect) -> Bool, _ isWanted: (RenderNode) -> Bool) -> Int? {
        var end = count
        switch members {
        case .nodes(let nodes):
            for slot in nodes.indices.reversed() {
                guard passes(extents[slot]), let node = nodes[slot], isWanted(node) else { continue }
                return nodes[..<slot].count { $0 != nil }
            }
        case .groups(let groups):
            for slot in groups.indices.reversed() {
                end -= groups[slot].count
                if passes(extents[slot]), let index = groups[slot].lastIndex(where: passes, isWanted) {
                    return end + index
                }
            }
        }
        return nil
    }

    /// Visits the slots whose nodes differ from those of a tree with the same arrangement.
    func visitDifferences(from former: RenderNodeGroup, _ body: (RenderNode?, RenderNode?) -> Void) {
        guard self !== former else { return }
        switch (former.members, members) {
        case (.nodes(let old), .nodes(let new)):
            for (before, after) in zip(old, new) where before !== after { body(before, after) }
        case (.groups(let old), .groups(let new)):
            for (before, after) in zip(old, new) { after.visitDifferences(from: before, body) }
        default: break
        }
    }
}
