import CoreGraphics

/// The items of a group one behind the other, before they have positions.
nonisolated struct GroupLine {
    struct Slot {
        var item: CompositionItem
        var leaves: Range<Int>
        var parts: Range<Int>
        var room: GroupSolver.Room
        var isCell: Bool
        var override: GroupSolver.Override?
    }

    let axis: CompositionAxis
    /// The group's own room.
    let inner: CGSize
    let spacing: CompositionSpacing
    /// Whether content decides about the group's length along its axis.
    let measuresLength: Bool
    /// Whether content decides about the group's length across its axis.
    let measuresBreadth: Bool
    /// The index of the first item.
    let firstLeaf: Int

    var slots: [Slot] = []
    /// The length of all slots and the room between them.
    var used: CGFloat = 0

    /// The points that a slot needs along the group's axis.
    func length(_ slot: Slot) -> CGFloat { slot.room.size[axis] + slot.item.edges.sum(axis) }

    /// The points that a slot needs across the group's axis.
    func breadth(_ slot: Slot) -> CGFloat { slot.room.size[axis.across] + slot.item.edges.sum(axis.across) }

    mutating func append(_ slot: Slot) {
        used += (slots.isEmpty ? 0 : spacing.length) + length(slot)
        slots.append(slot)
    }

    /// Whether a slot fits behind the others.
    func hasRoom(for slot: Slot) -> Bool {
        let end = used + (slots.isEmpty ? 0 : spacing.length) + length(slot)
        return end <= inner[axis] + PixelGrid.tolerance
    }

    /// The length again, after slots have become longer or fewer.
    mutating func sumLengths() {
        used = spacing.length * CGFloat(max(0, slots.count - 1))
        for slot in slots { used += length(slot) }
    }

    /// The room left over that each flexible spacing and edge gets; 0 where none is left or flexible.
    var share: CGFloat {
        guard !measuresLength else { return 0 }
        var count = spacing.isFlexible ? slots.count - 1 : 0
        for slot in slots { count += slot.item.edges.flexibleCount(axis) }
        return count > 0 ? max(0, inner[axis] - used) / CGFloat(count) : 0
    }
}
