import CoreGraphics
import UIKitCore

/// A row to which a table scrolls by heights that were guessed.
struct ScrollAim {
    let row: ItemPosition
    let position: UITableView.ScrollPosition
    /// The table's offset after a jump; with another one something else has scrolled since.
    var offset: CGPoint
    /// The movement to the row; nil after a jump.
    var motion: ScrollMotion?
}
