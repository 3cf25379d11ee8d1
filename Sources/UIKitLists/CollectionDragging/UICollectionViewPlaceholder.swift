public import Foundation
import UIKitCore

/// An item for content that is still loading, of which the data source knows nothing.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    /// Fills the cell, each time one is made or `setNeedsCellUpdate()` was called.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Makes the description of an item.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The position that an item of the data inserted there would have.
    ///   - reuseIdentifier: The identifier of its cell, for which a class, a nib or a prototype has to be registered.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}
