package import UIKitCore

extension UITableViewCell: FocusListItem {
    package var focusList: (any FocusList)? { superview as? UITableView }

    /// Whether the table allows the row to have the focus.
    var isFocusableRow: Bool { (superview as? UITableView)?.engine.mayFocus(self) == true }
}
