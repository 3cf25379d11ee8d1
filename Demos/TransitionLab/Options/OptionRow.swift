import UIKit

/// A row of a page of options.
enum OptionRow {
    /// Something to be done, which is told the cell that was touched.
    case option(_ title: String, note: String, action: (UIView) -> Void)
    /// A row that counts how often it was touched, to try whether what lies behind something can be.
    case counter(_ title: String, count: Int)
    /// A text of several lines, which cannot be touched.
    case text(String)
}
