import CoreGraphics

/// A row to which a table has jumped by heights that were guessed, and the offset for it.
struct ScrollAim {
    let row: ItemPosition
    let position: UITableView.ScrollPosition
    /// The table's offset; with another one something else has scrolled since.
    var offset: CGPoint
}
