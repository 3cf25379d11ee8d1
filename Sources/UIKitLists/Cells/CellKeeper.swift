import UIKitCore

/// The owner of a cell that shows: hears of taps on its accessory.
protocol CellKeeper: AnyObject {
    /// The user tapped the button for details.
    func detailWasTapped(in cell: UITableViewCell)
}
