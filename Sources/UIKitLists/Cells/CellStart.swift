/// The values that a cell begins with, of whichever class it is.
struct CellStart {
    let style: UITableViewCell.CellStyle
    let identifier: String?
}
