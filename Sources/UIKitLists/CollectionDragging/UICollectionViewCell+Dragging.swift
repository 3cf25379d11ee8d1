import CoreGraphics
import UIKitCore

extension UICollectionViewCell {
    /// Tells the cell, and its configurations, how far it is dragged.
    func setDragState(_ state: UICellConfigurationState.DragState) {
        guard state != parts.dragState else { return }
        parts.dragState = state
        configurationStateDidChange()
        dragStateDidChange(UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none)
    }
}

extension UICollectionViewCell: HighlightedBySpring {
    package func setSpringHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
