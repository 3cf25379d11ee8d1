public import CoreGraphics
public import Foundation
import UIKitCore

/// A row for content that is still loading, of which the data source knows nothing.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    /// Fills the cell, once it is made.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Makes the description of a row.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The position that a row of the data inserted there would have.
    ///   - reuseIdentifier: The identifier of its cell, for which a class, a nib or a prototype has to be registered.
    ///   - rowHeight: Its height in points; `UITableView.automaticDimension` for one that follows from its cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}
