import UIKitCore

extension UITableViewCell {
    /// How a cell shows that it has the focus.
    public enum FocusStyle: Int, Sendable {
        /// As the system has it: with a ring.
        case `default` = 0
        /// By the app alone.
        case custom = 1
    }
}
