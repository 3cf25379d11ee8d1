import CoreGraphics
import UIKitCore

extension UITableViewCell {
    /// Sets the drag state of the cell and updates its configurations.
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
