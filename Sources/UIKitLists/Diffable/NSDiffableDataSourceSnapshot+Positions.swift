nonisolated extension NSDiffableDataSourceSnapshot {
    /// The number of items in a section by its index.
    func count(inSection index: Int) -> Int { rows.count(in: sectionSlots[index]) }

    /// The section at an index; nil outside of the sections.
    func section(at index: Int) -> SectionIdentifierType? {
        let slots = sectionSlots
        return index >= 0 && index < slots.count ? sections.identifier(of: slots[index]) : nil
    }

    /// The item at a position; nil outside of the sections and of the section's items.
    func item(at position: ItemPosition) -> ItemIdentifierType? {
        let slots = sectionSlots
        guard position.section >= 0, position.section < slots.count else { return nil }
        let items = rows.slots(in: slots[position.section])
        return position.item >= 0 && position.item < items.count ? self.items.identifier(of: items[position.item]) : nil
    }

    /// Where an item is; nil for one that is not there.
    func position(ofItem identifier: ItemIdentifierType) -> ItemPosition? {
        items.slot(of: identifier).map(position)
    }

    /// Where the item with a number is.
    func position(ofSlot slot: Int) -> ItemPosition {
        let position = rows.position(of: slot)
        return ItemPosition(order.position(of: position.section).item, position.item)
    }

    /// The same content, without marks for reloading.
    var withoutMarks: Self {
        var snapshot = self
        (snapshot.reloadedSections, snapshot.reloadedItems) = (SlotMarks(), SlotMarks())
        snapshot.reconfiguredItems = SlotMarks()
        return snapshot
    }

    // MARK: Difference

    /// The updates that make another snapshot this one.
    ///
    /// - Complexity: O(n log n) for n items, with one look-up by hash for each that is not where it was in its section.
    func difference(from former: Self) -> SectionedDifference {
        var counts: [Int] = []
        for section in former.sectionSlots { counts.append(former.rows.count(in: section)) }
        var sectionOrigins: [Int] = []
        var itemOrigins: [[ItemPosition?]] = []
        for slot in sectionSlots {
            let origin = former.indexOfSection(sections.identifier(of: slot)) ?? -1
            sectionOrigins.append(origin)
            let previous = origin >= 0 ? former.rows.slots(in: former.sectionSlots[origin]) : []
            itemOrigins.append(origins(of: rows.slots(in: slot), in: former, at: origin, previous))
        }
        return SectionedDifference(formerCounts: counts, sectionOrigins: sectionOrigins, itemOrigins: itemOrigins)
    }

    /// Where the items of a section were.
    ///
    /// - Parameters:
    ///   - slots: The numbers of the items here.
    ///   - former: The snapshot in which they are looked up.
    ///   - origin: The index of the same section there; -1 for none.
    ///   - previous: The numbers of the items that it had there.
    private func origins(of slots: [Int], in former: Self, at origin: Int, _ previous: [Int]) -> [ItemPosition?] {
        var result: [ItemPosition?] = []
        result.reserveCapacity(slots.count)
        let common = min(slots.count, previous.count)
        var start = 0
        while start < common, isSame(slots[start], as: previous[start], in: former) {
            result.append(ItemPosition(origin, start))
            start += 1
        }
        var end = 0
        while end < common - start,
            isSame(slots[slots.count - 1 - end], as: previous[previous.count - 1 - end], in: former)
        { end += 1 }
        for index in start..<slots.count - end {
            result.append(former.position(ofItem: items.identifier(of: slots[index])))
        }
        for index in previous.count - end..<previous.count { result.append(ItemPosition(origin, index)) }
        return result
    }

    private func isSame(_ slot: Int, as other: Int, in former: Self) -> Bool {
        items.identifier(of: slot) == former.items.identifier(of: other)
    }
}
