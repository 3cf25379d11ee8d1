public import Foundation

/// Prepares the data of items that will soon be shown.
///
/// Items that become visible sooner are not requested, so a data source must be able to show items without prefetching.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// The items at `indexPaths`, the nearest first, will soon be shown if the user scrolls on.
    ///
    /// They lie ahead in the direction of scrolling, as far as the collection is long. An item is mentioned once until it was
    /// shown or called off; after a reload all begins anew.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// The items at `indexPaths`, which were mentioned before, will not be shown soon: the user scrolls elsewhere.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
