/// The updates of a list that lead from one snapshot to another: insertions, deletions, moves and reloads.
nonisolated struct SnapshotUpdate: Sendable {
    let difference: SectionedDifference
    /// The indices of sections that are reloaded, after the insertions and deletions.
    private(set) var reloadedSections: [Int] = []
    /// Items that are reloaded, in sections that are not.
    private(set) var reloadedItems: [ItemPosition] = []
    /// Items whose cells are filled anew, and that are not reloaded.
    private(set) var reconfiguredItems: [ItemPosition] = []

    /// Compares two snapshots. Sections and items that are new are not made a second time, even where they are marked.
    init<Section, Item>(
        from former: NSDiffableDataSourceSnapshot<Section, Item>,
        to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        difference = snapshot.difference(from: former)
        for slot in snapshot.reloadedSections.slots {
            guard former.sections.slot(of: snapshot.sections.identifier(of: slot)) != nil else { continue }
            reloadedSections.append(snapshot.order.position(of: slot).item)
        }
        func isRenewable(_ slot: Int) -> Bool {
            former.items.slot(of: snapshot.items.identifier(of: slot)) != nil
                && !snapshot.reloadedSections.contains(snapshot.rows.position(of: slot).section)
        }
        for slot in snapshot.reloadedItems.slots where isRenewable(slot) {
            reloadedItems.append(snapshot.position(ofSlot: slot))
        }
        for slot in snapshot.reconfiguredItems.slots where isRenewable(slot) && !snapshot.reloadedItems.contains(slot) {
            reconfiguredItems.append(snapshot.position(ofSlot: slot))
        }
    }

    /// Whether several sections move.
    var movesSections: Bool { difference.sections.moved.count > 1 }

    /// Whether an item moves between a section that stays and one that does not.
    var crossesSections: Bool { !difference.crossingItems.isEmpty }

    /// Whether there are reloads.
    var hasMarks: Bool { !reloadedSections.isEmpty || !reloadedItems.isEmpty || !reconfiguredItems.isEmpty }
}
