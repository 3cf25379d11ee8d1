import CoreGraphics
import UIKitCore

/// A row to which a table scrolls by heights that were guessed.
struct ScrollAim {
    let row: ItemPosition
    let position: UITableView.ScrollPosition
    /// The table's offset after a jump. A different one means that the table has been scrolled since.
    var offset: CGPoint
    /// The movement to the row; nil after a jump.
    var motion: ScrollMotion?
}
