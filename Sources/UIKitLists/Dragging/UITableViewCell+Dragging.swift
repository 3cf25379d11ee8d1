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

    /// A drop on the row would still be.
    package func endSpringHighlight() { setSpringHighlight(currentState.cellDropState == .targeted) }
}

extension UITableViewCell: PicturedAlone {
    package func setIsPictured(_ isPictured: Bool) {
        for line in [parts.upperLine, parts.lowerLine] { line?.isHidden = isPictured }
    }
}
