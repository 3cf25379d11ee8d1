import UIKit

/// A row of a page of options.
enum OptionRow {
    /// An action, which is called with the touched cell.
    case option(_ title: String, note: String, action: (UIView) -> Void)
    /// A row that counts its touches, to try whether views behind another one can be touched.
    case counter(_ title: String, count: Int)
    /// A text of several lines, which cannot be touched.
    case text(String)
}
