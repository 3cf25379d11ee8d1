import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The views of a cell and its look in each state.
extension UICollectionViewCell {
    func prepare() {
        addSubview(contentView)
        if type(of: self) != UICollectionViewCell.self { configured.needsUpdate = true }
    }

    func layOutParts() {
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configured.backgroundView?.frame = bounds
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
    }

    // MARK: Backgrounds

    func backgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        if let backgroundView {
            removeBackgroundConfiguration()
            insertSubview(backgroundView, at: 0)
        }
        setNeedsLayout()
    }

    func chosenBackgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        if selectedBackgroundView != nil { removeBackgroundConfiguration() }
        parts.showsChosen = false
        showStates()
    }

    // MARK: States

    func stateDidChange(from former: Bool, to state: Bool) {
        guard former != state else { return }
        showStates()
        configurationStateDidChange()
    }

    func resetStates() {
        (isSelected, isHighlighted) = (false, false)
        (parts.isEditing, parts.dragState) = (false, .none)
        (parts.isSwiped, parts.swipeShift) = (false, 0)
    }

    private func showStates() {
        let isChosen = isSelected || isHighlighted
        guard isChosen != parts.showsChosen else { return }
        parts.showsChosen = isChosen
        highlightContent(in: contentView, isChosen)
        guard let view = selectedBackgroundView else { return }
        if isChosen {
            view.frame = bounds
            insertSubview(view, belowSubview: contentView)
        } else {
            view.removeFromSuperview()
        }
    }

    private func highlightContent(in view: UIView, _ isChosen: Bool) {
        for subview in view.subviews {
            if let label = subview as? UILabel { label.isHighlighted = isChosen }
            if let image = subview as? UIImageView { image.isHighlighted = isChosen }
            if !(subview is UIControl) { highlightContent(in: subview, isChosen) }
        }
    }

    /// Shows the item as edited or not.
    func setEdited(_ isEdited: Bool) {
        guard isEdited != parts.isEditing else { return }
        parts.isEditing = isEdited
        configurationStateDidChange()
    }

    /// Shows the item as swiped aside or not.
    func setSwiped(_ isSwiped: Bool) {
        guard isSwiped != parts.isSwiped else { return }
        parts.isSwiped = isSwiped
        configurationStateDidChange()
    }

    /// Shows the item as expanded or not.
    func setExpanded(_ isExpanded: Bool) {
        guard isExpanded != parts.isExpanded else { return }
        parts.isExpanded = isExpanded
        configurationStateDidChange()
    }
}
