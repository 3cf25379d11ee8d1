public import CoreGraphics
public import Foundation
import UIKitCore

/// A placeholder row for content that is still loading. It is not in the data source.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    /// Configures the cell after it was made.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Makes a placeholder for a table.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The insertion position in the data.
    ///   - reuseIdentifier: The reuse identifier of the cell; a class, a nib or a prototype must be registered for it.
    ///   - rowHeight: The height in points; `UITableView.automaticDimension` uses the fitting height of the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}
