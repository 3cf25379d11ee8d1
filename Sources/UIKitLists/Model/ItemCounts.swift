/// The number of items in each section of a collection.
nonisolated struct ItemCounts: Equatable, Sendable {
    private(set) var sections: [Int] = []

    init(_ sections: [Int] = []) { self.sections = sections }

    func contains(_ position: ItemPosition) -> Bool {
        position.section >= 0 && position.section < sections.count && position.item >= 0
            && position.item < sections[position.section]
    }

    /// The first item; nil without items.
    var first: ItemPosition? { row(after: ItemPosition(0, -1)) }

    /// The next item behind a position, also in a later section; nil at the end.
    func row(after position: ItemPosition) -> ItemPosition? {
        var (section, item) = (position.section, position.item + 1)
        while section < sections.count {
            if item < sections[section] { return ItemPosition(section, item) }
            (section, item) = (section + 1, 0)
        }
        return nil
    }

    /// The next item before a position, also in an earlier section; nil at the beginning.
    func row(before position: ItemPosition) -> ItemPosition? {
        if position.item > 0 { return ItemPosition(position.section, position.item - 1) }
        var section = position.section - 1
        while section >= 0 {
            if sections[section] > 0 { return ItemPosition(section, sections[section] - 1) }
            section -= 1
        }
        return nil
    }

    /// The item of a position, or where it is no longer there the nearest one; nil without items.
    func nearest(to position: ItemPosition) -> ItemPosition? {
        if contains(position) { return position }
        guard position.section < sections.count else { return row(before: ItemPosition(sections.count, 0)) }
        let end = ItemPosition(position.section, min(position.item, sections[position.section]))
        return row(before: end) ?? first
    }
}
