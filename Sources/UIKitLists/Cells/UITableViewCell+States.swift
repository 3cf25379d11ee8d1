import Foundation
import UIFoundation
import UIKitCore

/// How a cell shows that it is selected or highlighted.
extension UITableViewCell {
    /// Seconds in which a selection fades.
    private static let fadeDuration = 0.3

    /// Whether the cell looks selected.
    var looksChosen: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    func showStates(_ animated: Bool) {
        let isChosen = looksChosen
        // Most cells that come in were not chosen before and are not now.
        guard isChosen || parts.showsChosen else { return }
        parts.showsChosen = isChosen
        highlightContent(in: contentView, isChosen)
        (superview as? UITableView)?.engine.updateLines()
        if isChosen, selectedBackgroundView == nil {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            selectedBackgroundView = view
            parts.hasPlainSelectedBackground = true
            return showStates(animated)
        }
        guard let view = selectedBackgroundView else { return }
        if isChosen, view.superview !== self {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
            UIView.performWithoutAnimation { view.frame = bounds }
            view.alpha = animated ? 0 : 1
        }
        guard animated, view.superview === self else {
            view.alpha = 1
            if !isChosen { view.removeFromSuperview() }
            return
        }
        UIView.animate(withDuration: Self.fadeDuration) {
            view.alpha = isChosen ? 1 : 0
        } completion: { [weak self] _ in
            if let self, !self.looksChosen { view.removeFromSuperview() }
        }
    }

    private func highlightContent(in view: UIView, _ isChosen: Bool) {
        for subview in view.subviews {
            if let label = subview as? UILabel { label.isHighlighted = isChosen }
            if let image = subview as? UIImageView { image.isHighlighted = isChosen }
            if !(subview is UIControl) { highlightContent(in: subview, isChosen) }
        }
    }
}
