import Foundation
import UIFoundation

extension UIRefreshControl {
    /// Reads the text.
    func decodeRefreshControl(from coder: InterfaceCoder) {
        if let title = coder.attributedString("attributedTitle") { attributedTitle = title }
        // Xcode writes enabled="NO" into every one of them, which refresh all the same.
        isEnabled = true
    }
}
