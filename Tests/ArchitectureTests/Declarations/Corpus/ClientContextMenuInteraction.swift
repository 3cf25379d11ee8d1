import UIKit

/// A menu on a long press.
class ClientContextMenuInteraction: UIContextMenuInteraction {
    override init(delegate: any UIContextMenuInteractionDelegate) { super.init(delegate: delegate) }

    override var delegate: (any UIContextMenuInteractionDelegate)? { super.delegate }
    override var menuAppearance: UIContextMenuInteraction.Appearance { super.menuAppearance }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func dismissMenu() { super.dismissMenu() }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { super.updateVisibleMenu(block) }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// A menu with data of its own.
class ClientContextMenuConfiguration: UIContextMenuConfiguration {
    override var identifier: any NSCopying { super.identifier }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
}

extension ClientContextMenuConfiguration {
    static func make() -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
            UIMenu(title: "", children: suggested)
        }
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allContextMenuInteractionAppearance: [UIContextMenuInteraction.Appearance] {
        [
            .compact, .rich, .unknown,
        ]
    }
}
