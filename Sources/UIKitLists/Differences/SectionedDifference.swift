/// The batch of updates that makes one arrangement of unique items in sections another one.
nonisolated struct SectionedDifference: Equatable, Sendable {
    /// The deleted, inserted and moved sections.
    let sections: ListDifference
    /// The items deleted from sections that stay, by their former positions.
    private(set) var deletedItems: [ItemPosition] = []
    /// The items inserted into sections that stay, by their new positions.
    private(set) var insertedItems: [ItemPosition] = []
    /// Items that change their order or their section, where both sections stay.
    private(set) var movedItems: [UpdateBatch.Move<ItemPosition>] = []
    /// Items that move out of a deleted section or into an inserted one.
    private(set) var crossingItems: [UpdateBatch.Move<ItemPosition>] = []

    /// Whether both arrangements are the same.
    var isEmpty: Bool {
        sections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && crossingItems.isEmpty
    }

    /// Compares two arrangements by where sections and items of the new one were.
    ///
    /// - Parameters:
    ///   - formerCounts: The number of items in each former section.
    ///   - sectionOrigins: The former index of each new section; -1 for one that was not there.
    ///   - itemOrigins: The former position of each item, by its new section; nil for one that was not there.
    /// - Complexity: O(n log n) for n items.
    init(formerCounts: [Int], sectionOrigins: [Int], itemOrigins: [[ItemPosition?]]) {
        sections = ListDifference(origins: sectionOrigins, formerCount: formerCounts.count)
        var stays = [Bool](repeating: false, count: formerCounts.count)
        for origin in sectionOrigins where origin >= 0 { stays[origin] = true }
        var survives: [[Bool]] = []
        for count in formerCounts { survives.append([Bool](repeating: false, count: count)) }
        for section in 0..<sectionOrigins.count {
            let (origin, items) = (sectionOrigins[section], itemOrigins[section])
            let keeps = Self.order(of: items, in: origin)
            for index in 0..<items.count {
                let position = ItemPosition(section, index)
                guard let former = items[index] else {
                    if origin >= 0 { insertedItems.append(position) }
                    continue
                }
                survives[former.section][former.item] = true
                if origin < 0 || !stays[former.section] {
                    crossingItems.append(.init(from: former, to: position))
                } else if !keeps[index] {
                    movedItems.append(.init(from: former, to: position))
                }
            }
        }
        for section in 0..<formerCounts.count where stays[section] {
            for item in 0..<formerCounts[section] where !survives[section][item] {
                deletedItems.append(ItemPosition(section, item))
            }
        }
    }

    /// Whether each item stays in its order in the section that had a former index.
    private static func order(of items: [ItemPosition?], in origin: Int) -> [Bool] {
        var numbers: [Int] = []
        numbers.reserveCapacity(items.count)
        for item in items {
            if let item, item.section == origin { numbers.append(item.item) } else { numbers.append(-1) }
        }
        return AscendingPart.members(of: numbers)
    }

    /// The updates as a batch, without items that move into inserted or out of deleted sections.
    var batch: UpdateBatch {
        var batch = UpdateBatch()
        batch.deletedSections = sections.deleted
        batch.insertedSections = sections.inserted
        batch.movedSections = sections.moved
        batch.deletedRows = deletedItems
        batch.insertedRows = insertedItems
        batch.movedRows = movedItems
        return batch
    }
}
