package import UIKitCore

extension UITableViewCell: FocusListItem {
    package var focusList: (any FocusList)? { superview as? UITableView }

    /// Whether the table lets the focus come to the row.
    var isFocusableRow: Bool { (superview as? UITableView)?.engine.mayFocus(self) == true }
}
