import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The configurations of a cell, and when they follow its state.
extension UICollectionViewCell {
    /// The engine of the collection that shows the cell, itself or in a section that scrolls by itself.
    var engine: CollectionEngine? {
        (superview as? UICollectionView ?? superview?.superview as? UICollectionView)?.engine
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = parts.isEditing
        state.isExpanded = parts.isExpanded
        state.isSwiped = parts.isSwiped
        state.cellDragState = parts.dragState
        if let engine, engine.hasActiveDrop { state.cellDropState = engine.drop.state(of: self) }
        return state
    }

    func showContent(_ content: (any UIContentConfiguration)?) {
        guard !configured.shows(content) else { return }
        let former = contentView
        configured.show(content)
        if former !== contentView {
            contentView.frame = contentFrame
            insertSubview(contentView, aboveSubview: former)
            former.removeFromSuperview()
        }
        if !configured.isUpdating { configured.needsUpdate = true }
        contentSizeWasInvalidated()
        setNeedsLayout()
    }

    func showBackground(_ background: UIBackgroundConfiguration?) {
        if !parts.isFollowingState { parts.hasOwnBackground = true }
        configured.show(background, in: self)
        if background != nil { (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil) }
        if !configured.isUpdating { configured.needsUpdate = true }
        setNeedsLayout()
    }

    /// Removes the configured background, as the app has set a background view of its own.
    func removeBackgroundConfiguration() {
        parts.hasOwnBackground = true
        if configured.background != nil { configured.show(nil as UIBackgroundConfiguration?, in: self) }
    }

    /// Has the configurations follow the state of the cell.
    func configurationStateDidChange() {
        guard configured.isInUse || configurationUpdateHandler != nil || type(of: self) != UICollectionViewCell.self
        else { return }
        setNeedsUpdateConfiguration()
    }

    func updateConfigurationIfNeeded() {
        guard configured.needsUpdate, !configured.isUpdating else { return }
        (configured.needsUpdate, configured.isUpdating) = (false, true)
        defer { configured.isUpdating = false }
        let state = configurationState
        parts.isFollowingState = true
        if automaticallyUpdatesContentConfiguration, let content = configured.content {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configured.background {
            backgroundConfiguration = background.updated(for: state)
        }
        parts.isFollowingState = false
        observing(.configuration, of: type(of: self)) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Size

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        guard sizesItself else { return target }
        var size = CGSize.zero
        UIView.performWithoutAnimation {
            size = contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        return size
    }

    /// Has a collection that follows such changes size the item again, since content asked for that.
    func contentSizeWasInvalidated() {
        guard let engine, engine.collection.selfSizingInvalidation != .disabled else { return }
        engine.sizeMayChange(of: self)
    }

    /// Makes a collection with items sized by constraints compare the item's size with the constraints.
    func constraintsMayHaveChanged() {
        guard let engine, engine.collection.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        engine.compareSize(of: self)
    }
}
