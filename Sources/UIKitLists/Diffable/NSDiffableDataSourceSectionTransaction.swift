/// A change of one section's items that the user made by moving an item.
public nonisolated struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// The items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The items after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The items that are removed and added, with the two ends of a move in the section associated.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, from initial: [ItemIdentifierType], to final: [ItemIdentifierType]) {
        var (before, after) = (
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        )
        before.append(initial)
        after.append(final)
        sectionIdentifier = section
        (initialSnapshot, finalSnapshot) = (before, after)
        difference = final.difference(from: initial).inferringMoves()
    }
}
