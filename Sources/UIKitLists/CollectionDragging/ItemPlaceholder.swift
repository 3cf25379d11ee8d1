import CoreGraphics
import Foundation
import UIKitCore

/// An item that is displayed between items of the data but is not in the data.
final class ItemPlaceholder: DropPlaceholder {
    let description: UICollectionViewPlaceholder
    /// The displayed position.
    var position: ItemPosition
    private weak var engine: CollectionEngine?

    init(_ description: UICollectionViewPlaceholder, at position: ItemPosition, of engine: CollectionEngine) {
        (self.description, self.position, self.engine) = (description, position, engine)
    }

    /// The placeholder's cell; nil if it is not on screen.
    var cell: UICollectionViewCell? {
        guard let engine, engine.has(self) else { return nil }
        return engine.shown[.cell(position)]?.view as? UICollectionViewCell
    }

    var settlingCell: UIView? { cell.flatMap { $0.window == nil ? nil : $0 } }

    var settlingParameters: UIDragPreviewParameters? {
        cell.flatMap { (description as? UICollectionViewDropPlaceholder)?.previewParametersProvider?($0) }
    }
}
