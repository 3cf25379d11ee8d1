import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The menu with the editing actions of a text view: opens at the pointer for the secondary button, and above the selection for
/// fingers.
final class TextMenu: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
    /// The maximum number of seconds between two taps of a series.
    private static let tapPause = 0.35
    /// The maximum number of seconds between the press that closes the menu and the scrolling that it begins. A longer press
    /// moves the caret.
    private static let scrollPause = 0.5

    private unowned let text: TextInteraction
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private lazy var edit = UIEditMenuInteraction(delegate: self)
    private var opening: DeadlineQueue.Deadline?
    private var isOpen = false
    private var closingTime = -Double.infinity
    /// Whether the scrolling that begins with the press that closed the menu may open it again.
    private var mayReturn = false
    /// Whether scrolling closed the menu, which opens again when the text rests.
    private var returnsAtRest = false

    init(of text: TextInteraction) {
        self.text = text
        super.init()
        edit.leavesKeys = true
        text.host.addInteraction(interaction)
        text.host.addInteraction(edit)
    }

    /// Opens no longer.
    func leave() {
        text.host.removeInteraction(interaction)
        text.host.removeInteraction(edit)
    }

    isolated deinit { opening?.cancel() }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let actions = text.view.itemActions(at: location) {
            guard !actions.isEmpty else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: actions) }
        }
        // For a finger, the long press shows the loupe; the menu opens when the finger is lifted.
        guard !text.press.hasFinger, !text.hasFinger, text.prepareMenu(at: location),
            let menu = menu(suggesting: EditMenuCommands.suggestions(for: text.host))
        else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    /// The delegate's menu, or a menu of the suggested actions; nil if there are none.
    private func menu(suggesting actions: [UIMenuElement]) -> UIMenu? {
        let range = NSRange(text.editing.selection.range)
        if let chosen = text.view.editMenu(for: range, suggesting: actions) { return chosen }
        return actions.isEmpty ? nil : UIMenu(children: actions)
    }

    // MARK: By fingers

    /// Whether the current touch closed the menu.
    var wasJustClosed: Bool { wasClosed(within: Self.tapPause) }

    private func wasClosed(within seconds: Double) -> Bool { (AppClock.current?.now ?? 0) - closingTime < seconds }

    func open() {
        opening?.cancel()
        guard text.view.isEditing, text.view.mayLayOut else { return }
        let target = targetRect
        // The menu waits for the selection to be scrolled back.
        if returnsAtRest, !target.intersects(text.canvas.bounds.intersection(text.view.editedRoom)) { return }
        returnsAtRest = false
        edit.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.midY)))
    }

    func openSoon() {
        opening?.cancel()
        guard let clock = AppClock.current else { return }
        opening = clock.deadlines.schedule(at: clock.now + Self.tapPause, isRoutine: true) { [weak self] in self?.open()
        }
    }

    /// Cancels the menu that a tap would open, because another touch begins.
    func cancelOpening() { opening?.cancel() }

    func close() {
        opening?.cancel()
        if isOpen { edit.dismissMenu() }
        (returnsAtRest, mayReturn) = (false, false)
    }

    /// The user begins to scroll: closes the menu until the text rests, as does the press with which scrolling began.
    func scrollingWillBegin() {
        opening?.cancel()
        guard isOpen || returnsAtRest || mayReturn && wasClosed(within: Self.scrollPause) else { return }
        returnsAtRest = true
        if isOpen { edit.dismissMenu() }
    }

    /// Opens the menu that scrolling closed.
    func scrollingDidEnd() { if returnsAtRest { openSoon() } }

    /// The bounding rectangle of the selection's visible part; the caret's rectangle if the selection is empty.
    private var targetRect: CGRect {
        let (geometry, room) = (text.geometry, text.canvas.bounds)
        let rects = geometry.rects(of: text.editing.selection.range, showingIn: room)
        guard let first = rects.first else { return text.caretRect }
        return rects.dropFirst().reduce(first) { $0.union($1) }.intersection(room)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(suggesting: suggestedActions) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { targetRect }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isOpen = true
        text.view.editMenuWill(present: true, with: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        (isOpen, closingTime, mayReturn) = (false, AppClock.current?.now ?? 0, true)
        text.view.editMenuWill(present: false, with: animator)
    }
}
