import CoreGraphics
public import Foundation

/// The app's menu of editing actions, from before `UIEditMenuInteraction`.
///
/// It has the standard editing actions that a responder in the chain of the first responder can perform, and the app's own items.
/// It shows only while its target view, or a responder in the view's chain, is the first responder. The controller is the sender
/// of the chosen action, and of the question whether it can be performed.
///
/// Unlike iOS: the actions are in a column, as under a pointer there, and not in a bar.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    private static let theOnly = UIMenuController()

    /// The only menu controller.
    open class var shared: UIMenuController { theOnly }

    private var presenter: EditMenuPresenter?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// Makes a menu controller; apps use the shared one.
    public override init() { super.init() }

    /// The app's items, which follow the standard actions in edit menus where they can be performed, in text fields too; nil at
    /// first. An open menu shows changed items after `update()`.
    open var menuItems: [UIMenuItem]?

    /// The side of the menu that faces its target; default first.
    ///
    /// Status: partial – menus are above or below; the sides act as the default.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu shows. Setting it shows it, without animation of its own, or closes it.
    open var isMenuVisible: Bool {
        get { presenter?.isOpen ?? false }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The menu's rectangle on the screen; zero while it does not show.
    open var menuFrame: CGRect { presenter?.frame ?? .zero }

    /// Shows the menu beside a rectangle of a view, which it does not cover. The view or a responder in its chain must be the
    /// first responder.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Closes the menu if it was shown from a view.
    open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

    /// Closes the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Sets the rectangle of a view beside which the menu shows the next time.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
    }

    /// Shows the menu, or closes it.
    ///
    /// - Parameters:
    ///   - menuVisible: Whether it shows.
    ///   - animated: Whether closing is animated; opening always is.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { presenter?.dismiss(animated: animated) }
    }

    /// Makes the items of the open menu again; an empty menu closes.
    open func update() {
        guard let presenter, presenter.isOpen else { return }
        guard let menu else { return hideMenu() }
        let former = presenter.frame
        presenter.show(menu)
        if presenter.frame != former { post(Self.menuFrameDidChangeNotification) }
    }

    // MARK: Showing

    private var menu: UIMenu? {
        guard let targetView, let first = targetView.window?.storedFirstResponder,
            targetView.chain.holds(first)
        else { return nil }
        let actions = EditMenuCommands.suggestions(for: targetView, sender: self)
        return actions.isEmpty ? nil : UIMenu(children: actions)
    }

    private func show() {
        presenter?.dismiss(animated: false)
        guard let targetView, let menu else { return }
        let new = EditMenuPresenter(of: targetView, sender: self)
        new.onOpen = { [weak self] animator in
            self?.presenter = new
            self?.post(Self.willShowMenuNotification)
            animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
        }
        new.onClose = { [weak self] animator in
            self?.presenter = nil
            self?.post(Self.willHideMenuNotification)
            animator.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
        }
        new.open(menu, at: EditMenuTarget(rect: targetRect, isBelow: arrowDirection == .up))
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
