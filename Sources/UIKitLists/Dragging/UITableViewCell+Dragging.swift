import CoreGraphics
import UIKitCore

extension UITableViewCell {
    /// Tells the cell, and its configurations, how far it is dragged.
    func setDragState(_ state: UITableViewCell.DragState) {
        guard state != parts.dragState else { return }
        parts.dragState = state
        configurationStateDidChange(animated: true)
        dragStateDidChange(state)
    }
}

extension UITableViewCell: HighlightedBySpring {
    package func setSpringHighlight(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}
