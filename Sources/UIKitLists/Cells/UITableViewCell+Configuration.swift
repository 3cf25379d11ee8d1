import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The configurations of a cell, and when they follow its state.
extension UITableViewCell {
    /// An empty content configuration for the cell's style.
    var madeContentConfiguration: UIListContentConfiguration {
        let content: UIListContentConfiguration =
            switch style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        return content.updated(for: UICellConfigurationState(traitCollection: traitCollection))
    }

    var madeBackgroundConfiguration: UIBackgroundConfiguration {
        parts.isInPlainTable ? .listPlainCell() : .listGroupedCell()
    }

    var currentState: UICellConfigurationState {
        // A cell is measured before it is added to the table, with the table's traits.
        let traits = superview == nil ? parts.tableTraits ?? traitCollection : traitCollection
        var state = UICellConfigurationState(traitCollection: traits)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = parts.isHighlighted
        state.isSelected = parts.isSelected
        state.isFocused = isFocused
        state.isEditing = parts.isEditing
        state.isSwiped = parts.showsConfirmation && !parts.isEditing
        state.cellDragState = .init(rawValue: parts.dragState.rawValue) ?? .none
        if let engine = (superview as? UITableView)?.engine, engine.hasActiveDrop {
            state.cellDropState = engine.drop.state(of: self)
        }
        return state
    }

    func showContent(_ content: (any UIContentConfiguration)?) {
        guard !configured.shows(content) else { return }
        let former = contentView
        let wasConfigured = configured.view != nil
        configured.show(content)
        if former !== contentView {
            if parts.isSlid { contentView.transform = former.transform }
            setContentFrame(geometry.content)
            insertSubview(contentView, aboveSubview: former)
            former.removeFromSuperview()
            if wasConfigured != (configured.view != nil) { forgetLabels() }
        }
        if !configured.isUpdating { configured.needsUpdate = true }
        contentSizeWasInvalidated()
        setNeedsLayout()
    }

    private func forgetLabels() {
        for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] { view?.removeFromSuperview() }
        (parts.textLabel, parts.detailLabel, parts.imageView) = (nil, nil, nil)
        adoptMargin()
    }

    func showBackground(_ background: UIBackgroundConfiguration?) {
        let wasConfigured = configured.background != nil
        configured.show(background, in: self)
        if background != nil {
            (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil, nil)
            fill(with: nil)
            parts.chosenBackground?.removeFromSuperview()
            parts.chosenBackground = nil
        } else if wasConfigured {
            fill(with: parts.standardBackground)
            showStates(false)
        }
        if !configured.isUpdating { configured.needsUpdate = true }
        setNeedsLayout()
    }

    /// Removes the configured background, as the app has set a background view of its own.
    func removeBackgroundConfiguration() {
        guard configured.background != nil else { return }
        configured.show(nil as UIBackgroundConfiguration?, in: self)
        if !parts.hasOwnBackgroundColor { fill(with: parts.standardBackground) }
    }

    func updateConfigurationIfNeeded() {
        guard configured.needsUpdate, !configured.isUpdating else { return }
        (configured.needsUpdate, configured.isUpdating) = (false, true)
        defer { configured.isUpdating = false }
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let content = configured.content {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configured.background {
            var state = state
            // A style without a look has none here either.
            if selectionStyle == .none { (state.isSelected, state.isHighlighted) = (false, false) }
            backgroundConfiguration = background.updated(for: state)
        }
        observing(.configuration, of: type(of: self)) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    /// Has the table measure the row again, now that its content is another.
    func contentHeightMayChange() { (superview as? UITableView)?.engine.heightMayChange(of: self) }

    /// Has a table that follows such changes measure the row again, since content asked for that.
    func contentSizeWasInvalidated() {
        guard let engine = (superview as? UITableView)?.engine, engine.table.selfSizingInvalidation != .disabled else {
            return
        }
        engine.heightMayChange(of: self)
        engine.layOutInAnimation()
    }

    /// Makes a table with rows sized by constraints compare the row's height with the constraints.
    func constraintsMayHaveChanged() {
        guard let engine = (superview as? UITableView)?.engine,
            engine.table.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        engine.compareHeight(of: self)
    }
}
