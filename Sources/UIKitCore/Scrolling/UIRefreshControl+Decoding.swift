import Foundation
import UIFoundation

extension UIRefreshControl {
    /// Reads the title.
    func decodeRefreshControl(from coder: InterfaceCoder) {
        if let title = coder.attributedString("attributedTitle") { attributedTitle = title }
        // Xcode writes enabled="NO" for all refresh controls, which refresh all the same.
        isEnabled = true
    }
}
