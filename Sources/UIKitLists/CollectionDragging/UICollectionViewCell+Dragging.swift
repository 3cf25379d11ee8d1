import CoreGraphics
import UIKitCore

extension UICollectionViewCell {
    /// Sets the drag state of the cell and updates its configurations.
    func setDragState(_ state: UICellConfigurationState.DragState) {
        guard state != parts.dragState else { return }
        parts.dragState = state
        configurationStateDidChange()
        dragStateDidChange(UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none)
    }
}

extension UICollectionViewCell: HighlightedBySpring {
    package func setSpringHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }

    /// A drop on the item would still be.
    package func endSpringHighlight() { setSpringHighlight(currentState.cellDropState == .targeted) }
}

extension UICollectionViewListCell: PicturedAlone {
    package func setIsPictured(_ isPictured: Bool) {
        for line in [list.upperLine, list.lowerLine] { line?.isHidden = isPictured }
    }
}
