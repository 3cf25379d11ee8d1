/// The order of a group's items.
enum GroupArrangement {
    case list(CompositionAxis, [NSCollectionLayoutItem])
    case repeated(CompositionAxis, NSCollectionLayoutItem, count: Int)
    case shared(CompositionAxis, NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
}
