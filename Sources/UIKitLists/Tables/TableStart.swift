import CoreGraphics

/// The values that a table begins with, of whichever class it is.
struct TableStart {
    let frame: CGRect
    let style: UITableView.Style
}
