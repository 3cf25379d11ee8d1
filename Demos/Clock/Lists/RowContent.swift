import UIKit

/// The content that a row moves aside; touches between its parts are the row's.
final class RowContent: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
