import UIKit

/// A menu of editing actions that a view shows itself.
class ClientEditMenu: UIEditMenuInteraction {
    override init(delegate: (any UIEditMenuInteractionDelegate)?) { super.init(delegate: delegate) }

    override var delegate: (any UIEditMenuInteractionDelegate)? { super.delegate }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func dismissMenu() { super.dismissMenu() }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        super.presentEditMenu(with: configuration)
    }
    override func reloadVisibleMenu() { super.reloadVisibleMenu() }
    override func updateVisibleMenuPosition(animated: Bool) { super.updateVisibleMenuPosition(animated: animated) }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// Such a menu with data of its own.
class ClientEditMenuConfiguration: UIEditMenuConfiguration {
    override var preferredArrowDirection: UIEditMenuArrowDirection {
        get { super.preferredArrowDirection }
        set { super.preferredArrowDirection = newValue }
    }
    override var sourcePoint: CGPoint { super.sourcePoint }
}

/// The menu of former times.
class ClientMenuController: UIMenuController {
    override init() { super.init() }

    override class var shared: UIMenuController { super.shared }
    override var arrowDirection: UIMenuController.ArrowDirection {
        get { super.arrowDirection }
        set { super.arrowDirection = newValue }
    }
    override var isMenuVisible: Bool {
        get { super.isMenuVisible }
        set { super.isMenuVisible = newValue }
    }
    override var menuFrame: CGRect { super.menuFrame }
    override var menuItems: [UIMenuItem]? {
        get { super.menuItems }
        set { super.menuItems = newValue }
    }

    override func hideMenu() { super.hideMenu() }
    override func hideMenu(from targetView: UIView) { super.hideMenu(from: targetView) }
    override func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        super.setMenuVisible(menuVisible, animated: animated)
    }
    override func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        super.setTargetRect(targetRect, in: targetView)
    }
    override func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        super.showMenu(from: targetView, rect: targetRect)
    }
    override func update() { super.update() }
}

/// An item of that menu.
class ClientMenuItem: UIMenuItem {
    override init(title: String, action: Selector) { super.init(title: title, action: action) }

    override var action: Selector {
        get { super.action }
        set { super.action = newValue }
    }
    override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
}

/// A view with both menus.
class ClientEditMenuView: UIView, UIEditMenuInteractionDelegate {
    private lazy var interaction = UIEditMenuInteraction(delegate: self)

    override var canBecomeFirstResponder: Bool { true }

    func showMenus() {
        addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "menu", sourcePoint: .zero))
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Title", action: Selector("copy:"))]
        UIMenuController.shared.showMenu(from: self, rect: bounds)
        for name in [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            UIMenuController.menuFrameDidChangeNotification,
        ] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        configuration.identifier == AnyHashable("menu") ? UIMenu(children: suggestedActions) : nil
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { bounds }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        animator.addAnimations {}
        animator.addCompletion {}
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allEditMenuArrowDirection: [UIEditMenuArrowDirection] { [.automatic, .up, .down, .left, .right] }
    static var allMenuControllerArrowDirection: [UIMenuController.ArrowDirection] {
        [.default, .up, .down, .left, .right]
    }
}
