public import Foundation
import UIKitCore

/// A placeholder item for content that is still loading. It is not in the data source.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    /// Configures the cell each time one is made or `setNeedsCellUpdate()` is called.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Makes a placeholder for a collection.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The insertion position in the data.
    ///   - reuseIdentifier: The reuse identifier of the cell; a class, a nib or a prototype must be registered for it.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}
