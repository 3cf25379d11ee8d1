import CoreGraphics
public import Foundation

/// Shows a menu of editing actions for its view when the app presents it.
///
/// The menu has the standard editing actions that a responder in the chain of the first responder, else in that of the view, can
/// perform, and the items of the `UIMenuController`, unless the delegate returns another menu.
///
/// The menu closes when an element is chosen, by a press beside it, which is also delivered to the view there, when the first
/// responder resigns, and when the view leaves its window.
///
/// Unlike iOS: the actions are in a column, as under a pointer there, and not in a bar.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menu and its position.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?

    /// Whether keys are for the first responder while the menu is open; then the next one closes it.
    package var leavesKeys = false
    private var shown: (configuration: UIEditMenuConfiguration, menu: EditMenuPresenter)?
    private var place = CGPoint.zero

    /// Makes an interaction; the delegate is not retained.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Shows a menu and closes any other one. Has no effect outside of a window, or when there are no actions.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration) }

    /// Closes the open menu.
    open func dismissMenu() { shown?.menu.dismiss() }

    /// Makes the elements of the open menu again; an empty menu closes.
    open func reloadVisibleMenu() {
        guard let shown, let menu = menu(for: shown.configuration) else { return dismissMenu() }
        shown.menu.show(menu)
    }

    /// Moves the open menu to the rectangle that the delegate returns now.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown else { return }
        shown.menu.move(to: target(of: shown.configuration), animated: animated)
    }

    /// The point at which the last menu was presented.
    ///
    /// - Parameter view: The view in whose space the point is; nil for the window's.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? .zero }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) { shown?.menu.dismiss(animated: false) }

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Showing

    private func present(_ configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil else { return }
        shown?.menu.dismiss(animated: false)
        place = configuration.sourcePoint
        guard let menu = menu(for: configuration) else { return }
        let presenter = EditMenuPresenter(of: view)
        presenter.leavesKeys = leavesKeys
        presenter.onOpen = { [unowned self] in
            shown = (configuration, presenter)
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0)
        }
        presenter.onClose = { [weak self] in
            guard let self else { return }
            shown = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0)
        }
        presenter.open(menu, at: target(of: configuration))
    }

    /// The delegate's menu, else that of all suggested actions; nil when it is empty.
    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view, view.window != nil else { return nil }
        let actions = EditMenuCommands.suggestions(for: view)
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: actions)
            ?? UIMenu(children: actions)
        return menu.children.isEmpty ? nil : menu
    }

    private func target(of configuration: UIEditMenuConfiguration) -> EditMenuTarget {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let isPoint = rect.isNull || rect.size == .zero
        return EditMenuTarget(
            rect: isPoint ? CGRect(origin: rect.isNull ? configuration.sourcePoint : rect.origin, size: .zero) : rect,
            isBelow: configuration.preferredArrowDirection == .up)
    }
}
