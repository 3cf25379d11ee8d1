import CoreGraphics
public import Foundation
import UIKitCore

extension UITableView {
    /// A height that follows from the content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Posted by a table whose selection the user changed.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
