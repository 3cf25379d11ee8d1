import Foundation
import UIFoundation
import UIKitCore

/// How a cell shows that it is selected or highlighted.
extension UITableViewCell {
    /// Seconds in which a selection fades.
    private static let fadeDuration = 0.3
    /// How strong the tint is behind a row that is chosen among several.
    private static let ringTint: CGFloat = 0.12

    /// Whether the cell looks selected.
    var looksChosen: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    func select(_ isSelected: Bool, _ animated: Bool) {
        let isNews = isSelected != parts.isSelected
        parts.isSelected = isSelected
        showStates(animated)
        guard isNews else { return }
        updateRing()
        configurationStateDidChange(animated: animated)
    }

    func highlight(_ isHighlighted: Bool, _ animated: Bool) {
        let isNews = isHighlighted != parts.isHighlighted
        parts.isHighlighted = isHighlighted
        showStates(animated)
        if isNews { configurationStateDidChange(animated: animated) }
    }

    func showStates(_ animated: Bool) {
        let isChosen = looksChosen
        // Most new cells were not selected and are not now.
        guard isChosen || parts.showsChosen else { return }
        parts.showsChosen = isChosen
        highlightContent(in: contentView, isChosen)
        (superview as? UITableView)?.engine.updateLines()
        if isChosen { showChosenBackground(animated) } else { hideChosenBackground(animated) }
    }

    /// The view behind the content of a row that looks selected; nil where the background itself does.
    private var wantedBackground: UIView? {
        if configured.background != nil { return nil }
        if parts.isEditing, parts.choosesSeveral {
            if let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
            if let view = selectedBackgroundView, view !== parts.plainBackground { return view }
            let view = parts.ringBackground ?? UIView(frame: bounds)
            view.backgroundColor = .tintColor.withAlphaComponent(Self.ringTint)
            parts.ringBackground = view
            return view
        }
        if selectedBackgroundView == nil {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            parts.plainBackground = view
            selectedBackgroundView = view
        }
        return selectedBackgroundView
    }

    private func showChosenBackground(_ animated: Bool) {
        let view = wantedBackground
        if parts.chosenBackground !== view { parts.chosenBackground?.removeFromSuperview() }
        parts.chosenBackground = view
        guard let view else { return }
        guard view.superview !== self else {
            if !animated { view.alpha = 1 }
            return
        }
        insertSubview(view, belowSubview: contentView)
        UIView.performWithoutAnimation { view.frame = bounds }
        view.alpha = animated ? 0 : 1
        if animated { UIView.animate(withDuration: Self.fadeDuration) { view.alpha = 1 } }
    }

    private func hideChosenBackground(_ animated: Bool) {
        guard let view = parts.chosenBackground else { return }
        guard animated, view.superview === self else {
            view.alpha = 1
            view.removeFromSuperview()
            parts.chosenBackground = nil
            return
        }
        UIView.animate(withDuration: Self.fadeDuration) {
            view.alpha = 0
        } completion: { [weak self] _ in
            guard let self, !self.looksChosen, self.parts.chosenBackground === view else { return }
            view.removeFromSuperview()
            self.parts.chosenBackground = nil
        }
    }

    private func highlightContent(in view: UIView, _ isChosen: Bool) {
        for subview in view.subviews {
            if let label = subview as? UILabel { label.isHighlighted = isChosen }
            if let image = subview as? UIImageView { image.isHighlighted = isChosen }
            if !(subview is UIControl) { highlightContent(in: subview, isChosen) }
        }
    }

    // MARK: Configuration

    /// Has the configurations follow the state of the cell; with animation they fade to it.
    func configurationStateDidChange(animated: Bool = false) {
        guard configured.isInUse || configurationUpdateHandler != nil || type(of: self) != UITableViewCell.self else {
            return
        }
        setNeedsUpdateConfiguration()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.fadeDuration) { self.updateConfigurationIfNeeded() }
    }
}
