import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

extension UIView {
    /// The first text in labels inside, as they were added; nil for none.
    var firstLabelText: String? {
        for view in subviews where !view.isHidden {
            if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
            if let text = view.firstLabelText { return text }
        }
        return nil
    }
}
