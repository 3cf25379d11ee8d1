/// A change of a diffable data source's content that the user made by moving an item.
public nonisolated struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The content before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The content after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The items that are removed and added among those of all sections, with the two ends of a move associated.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// The changes of the sections whose items changed, from top to bottom.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Describes the change between two arrangements that have the same sections.
    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, sections: [Int]
    ) {
        (initialSnapshot, finalSnapshot) = (initial, final)
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
        sectionTransactions = sections.compactMap(final.section).map { section in
            NSDiffableDataSourceSectionTransaction(
                section, from: initial.itemIdentifiers(inSection: section),
                to: final.itemIdentifiers(inSection: section))
        }
    }
}
