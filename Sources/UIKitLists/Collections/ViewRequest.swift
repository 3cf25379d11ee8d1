import Foundation

/// A question to the data source for a view, and the view that it dequeued meanwhile.
struct ViewRequest {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes?
    let isPlaceholder: Bool
    /// The views that were dequeued meanwhile.
    var dequeued: [UICollectionReusableView] = []
    /// Whether one of them was dequeued for the element's own index path.
    var hasOwn = false
}
