import CoreGraphics
import Foundation
import UIKitCore

/// A row among those of the data that is none of them.
///
/// Rows of the data keep their positions; only their frames give way.
final class RowPlaceholder: DropPlaceholder {
    let description: UITableViewPlaceholder
    let cell: UITableViewCell
    /// The position that a row of the data inserted there would have.
    var position: ItemPosition
    /// Its height in points.
    var height: CGFloat

    init(_ description: UITableViewPlaceholder, _ cell: UITableViewCell, at position: ItemPosition, height: CGFloat) {
        (self.description, self.cell, self.position, self.height) = (description, cell, position, height)
    }

    var settlingCell: UIView? { cell.window == nil ? nil : cell }

    var settlingParameters: UIDragPreviewParameters? {
        (description as? UITableViewDropPlaceholder)?.previewParametersProvider?(cell)
    }

    /// Gives it its position after an update: behind the row that it was behind, or the next before that is still there; false
    /// where its section is gone or made anew.
    func follow(_ batch: ResolvedBatch) -> Bool {
        guard let followed = batch.insertionPosition(after: position) else { return false }
        position = followed
        return true
    }
}
