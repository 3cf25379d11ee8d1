/// The sections and items of a list at one time, all by unique identifiers.
///
/// Identifiers of sections and those of items are apart: a section may have the same identifier as an item. Two snapshots are
/// equal when they have equal identifiers in the same order; marks for reloading do not matter.
///
/// Look-ups of identifiers cost the same however many there are. Adding at the end of a section costs time linear in the number
/// of added items; all other changes cost time linear in the number of items behind them in the section.
public nonisolated struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var sections = IdentifierSlots<SectionIdentifierType>()
    var items = IdentifierSlots<ItemIdentifierType>()
    /// The order of the sections, all in one group.
    var order = SlotGroups()
    /// The items, in a group for each number of a section.
    var rows = SlotGroups()
    var reloadedSections = SlotMarks()
    var reloadedItems = SlotMarks()
    var reconfiguredItems = SlotMarks()

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: Content

    /// The number of items in all sections.
    public var numberOfItems: Int { items.count }

    /// How many sections there are, those without items included.
    public var numberOfSections: Int { sections.count }

    /// The sections from top to bottom.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers(of: sectionSlots) }

    /// The items of all sections from top to bottom.
    public var itemIdentifiers: [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        result.reserveCapacity(items.count)
        for section in sectionSlots { result += items.identifiers(of: rows.slots(in: section)) }
        return result
    }

    /// The sections that are marked to be reloaded, in the order in which they were.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { sections.identifiers(of: reloadedSections.slots) }

    /// The items that are marked to be reloaded, in the order in which they were.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { items.identifiers(of: reloadedItems.slots) }

    /// The items that are marked to be configured anew, in the order in which they were.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { items.identifiers(of: reconfiguredItems.slots) }

    // MARK: Looking up

    /// The number of items in a section; one that is not there stops the program.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        rows.count(in: slot(ofSection: identifier, for: "The number of items in it was asked for"))
    }

    /// The items in a section from top to bottom; a section that is not there stops the program.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items.identifiers(of: rows.slots(in: slot(ofSection: identifier, for: "Its items were asked for")))
    }

    /// The section that an item is in; nil for one that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.slot(of: identifier).map { sections.identifier(of: rows.position(of: $0).section) }
    }

    /// The index of an item among those of all sections; nil for one that is not there.
    ///
    /// - Complexity: Linear in the number of sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let slot = items.slot(of: identifier) else { return nil }
        let position = rows.position(of: slot)
        var index = position.item
        for section in sectionSlots {
            if section == position.section { break }
            index += rows.count(in: section)
        }
        return index
    }

    /// The index of a section; nil for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.slot(of: identifier).map { order.position(of: $0).item }
    }

    // MARK: Numbers

    var sectionSlots: [Int] { order.slots(in: 0) }

    /// The number of a section, which stops the program when it is not there.
    func slot(ofSection identifier: SectionIdentifierType, for action: String) -> Int {
        guard let slot = sections.slot(of: identifier) else {
            fatalError(
                "\(action), but section \(identifier) is not in the snapshot. Append it first, or name one of "
                    + "sectionIdentifiers.")
        }
        return slot
    }

    /// The number of an item, which stops the program when it is not there.
    func slot(ofItem identifier: ItemIdentifierType, for action: String) -> Int {
        guard let slot = items.slot(of: identifier) else {
            fatalError(
                "\(action), but item \(identifier) is not in the snapshot. Append it first, or name one of itemIdentifiers."
            )
        }
        return slot
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (first: Self, second: Self) -> Bool {
        guard first.numberOfItems == second.numberOfItems, first.sectionIdentifiers == second.sectionIdentifiers else {
            return false
        }
        for (section, other) in zip(first.sectionSlots, second.sectionSlots) {
            let items = first.items.identifiers(of: first.rows.slots(in: section))
            if items != second.items.identifiers(of: second.rows.slots(in: other)) { return false }
        }
        return true
    }
}
