import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The configurations of a header or a footer, and when they follow its state.
extension UITableViewHeaderFooterView {
    var madeContentConfiguration: UIListContentConfiguration {
        let content: UIListContentConfiguration =
            switch (parts.style, parts.kind) {
            case (.plain, .header): .plainHeader()
            case (.plain, .footer): .plainFooter()
            case (_, .header): .groupedHeader()
            case (_, .footer): .groupedFooter()
            }
        return content.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
    }

    var currentState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isPinned = parts.isPinned
        return state
    }

    /// Makes the margins of the view those of the table.
    func adoptMargin() {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: parts.margin, bottom: 0, trailing: parts.margin)
    }

    func configurationStateDidChange() {
        let isOwnClass = type(of: self) != UITableViewHeaderFooterView.self
        if configured.isInUse || configurationUpdateHandler != nil || isOwnClass { setNeedsUpdateConfiguration() }
    }

    func showContent(_ content: (any UIContentConfiguration)?) {
        guard !configured.shows(content) else { return }
        let former = contentView
        configured.show(content)
        if former !== contentView {
            contentView.frame = bounds
            insertSubview(contentView, aboveSubview: former)
            former.removeFromSuperview()
            parts.textLabel?.removeFromSuperview()
            parts.detailLabel?.removeFromSuperview()
            (parts.textLabel, parts.detailLabel) = (nil, nil)
            adoptStyle()
        }
        if !configured.isUpdating { configured.needsUpdate = true }
        (superview as? UITableView)?.engine.heightMayChange(of: self)
        setNeedsLayout()
    }

    func showBackground(_ background: UIBackgroundConfiguration?) {
        configured.show(background, in: self)
        if background != nil { (backgroundView, backgroundColor) = (nil, nil) }
        if !configured.isUpdating { configured.needsUpdate = true }
        setNeedsLayout()
    }

    /// Removes the configured background, as the app has set a background view of its own.
    func removeBackgroundConfiguration() {
        if configured.background != nil { configured.show(nil as UIBackgroundConfiguration?, in: self) }
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
            backgroundConfiguration = background.updated(for: state)
        }
        observing(.configuration, of: type(of: self)) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    /// Whether the view floats at an edge of a plain table.
    func setPinned(_ isPinned: Bool) {
        guard isPinned != parts.isPinned else { return }
        parts.isPinned = isPinned
        configurationStateDidChange()
    }
}
