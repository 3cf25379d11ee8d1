import CoreGraphics
import Foundation

/// Shows one edit menu of a view and keeps its state until it has closed.
final class EditMenuPresenter: MenuOwner {
    /// Called when the menu is about to open, and about to close.
    var onOpen: (MenuAnimator) -> Void = { _ in }
    var onClose: (MenuAnimator) -> Void = { _ in }

    /// Whether keys are for the first responder.
    var leavesKeys = false

    private let view: UIView
    /// The object that commands name as their sender; nil for the command itself.
    private weak var sender: AnyObject?
    private weak var presentation: MenuPresentation?
    /// The first responder whose commands the menu has.
    private weak var responder: UIResponder?

    init(of view: UIView, sender: AnyObject? = nil) { (self.view, self.sender) = (view, sender) }

    /// Whether the running app shows the menu.
    var isOpen: Bool { presentation != nil && ApplicationRuntime.current?.openMenu === presentation }

    /// The menu's rectangle on the canvas; nil while none is open.
    var frame: CGRect? {
        guard isOpen, let presentation, let panel = presentation.levels.first?.panel else { return nil }
        return presentation.source.window.convertToCanvas(
            panel.convert(panel.bounds, to: presentation.source.window))
    }

    func open(_ menu: UIMenu, at target: EditMenuTarget) {
        // The closure may retain this object.
        defer { onOpen = { _ in } }
        guard let window = view.window, let runtime = ApplicationRuntime.current else { return }
        let source = MenuSource(
            owner: self, configuration: UIContextMenuConfiguration(), view: view, window: window,
            placement: target.placement(in: view, window))
        let made = MenuPresentation(menu, from: source, runtime: runtime)
        guard made.hasRows else { return }
        presentation = made
        responder = window.storedFirstResponder
        made.open()
    }

    /// Replaces the open menu by another one at the same position.
    func show(_ menu: UIMenu) { presentation?.replaceMenu(menu) }

    func move(to target: EditMenuTarget, animated: Bool) {
        guard let window = view.window else { return }
        presentation?.move(to: target.placement(in: view, window), animated: animated)
    }

    /// Closes the menu, unless the app that showed it has ended.
    func dismiss(animated: Bool = true) { if isOpen { presentation?.dismiss(animated: animated) } }

    // MARK: The open menu

    func menuWillOpen(_ source: MenuSource, with animator: MenuAnimator) { onOpen(animator) }

    func menuWillClose(_ source: MenuSource, with animator: MenuAnimator) { onClose(animator) }

    func menuDidEnd() { presentation = nil }

    func sender(of command: UICommand) -> Any? { sender ?? command }

    var wantsKnownTargets: Bool { true }
    var passesPressesOn: Bool { true }

    func perform(_ leaf: any UIMenuLeaf, target: Any?) {
        guard let sender, let command = leaf as? UICommand else { return leaf.performWithSender(view, target: target) }
        UIApplication.sharedIfRunning?.sendAction(command.action, to: target, from: sender, for: nil)
    }

    /// Closes the menu when the responder that it was made for is no longer the first one.
    func firstResponderDidChange() {
        if let responder, view.window?.storedFirstResponder !== responder { dismiss() }
    }
}
