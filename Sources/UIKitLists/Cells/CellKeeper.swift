import UIKitCore

/// The owner of a visible cell, notified of taps on its accessory.
protocol CellKeeper: AnyObject {
    /// The user tapped the button for details.
    func detailWasTapped(in cell: UITableViewCell)
}
