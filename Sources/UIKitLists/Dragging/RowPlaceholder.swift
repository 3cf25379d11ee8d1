import CoreGraphics
import Foundation
import UIKitCore

/// A row that is displayed between rows of the data but is not in the data.
///
/// It does not change the positions of rows, only their frames.
final class RowPlaceholder: DropPlaceholder {
    let description: UITableViewPlaceholder
    let cell: UITableViewCell
    /// The insertion position in the data.
    var position: ItemPosition
    /// The height in points.
    var height: CGFloat

    init(_ description: UITableViewPlaceholder, _ cell: UITableViewCell, at position: ItemPosition, height: CGFloat) {
        (self.description, self.cell, self.position, self.height) = (description, cell, position, height)
    }

    var settlingCell: UIView? { cell.window == nil ? nil : cell }

    var settlingParameters: UIDragPreviewParameters? {
        (description as? UITableViewDropPlaceholder)?.previewParametersProvider?(cell)
    }

    /// Updates the position after an update of the data: it stays after the row before it, or after the closest earlier row that
    /// remains. Returns false if the section was deleted or reloaded.
    func follow(_ batch: ResolvedBatch) -> Bool {
        guard let followed = batch.insertionPosition(after: position) else { return false }
        position = followed
        return true
    }
}
