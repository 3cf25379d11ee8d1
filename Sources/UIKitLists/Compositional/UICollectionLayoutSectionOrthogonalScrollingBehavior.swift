/// How a section scrolls across the layout's own direction.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself; its groups follow each other in the layout's direction.
    case none

    /// The section scrolls freely.
    case continuous

    /// The section scrolls freely, and rests where a group begins.
    case continuousGroupLeadingBoundary

    /// The section scrolls by pages as long as the collection view.
    case paging

    /// The section scrolls from group to group.
    case groupPaging

    /// The section scrolls from group to group, and rests with a group in the middle.
    case groupPagingCentered
}
