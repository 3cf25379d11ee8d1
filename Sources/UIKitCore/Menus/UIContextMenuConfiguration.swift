public import Foundation

/// Makes the menu of a context menu; it gets what the system suggests for it, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes what is shown of the content beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The title, elements and identifier of a context menu.
///
/// Unlike iOS: menus come without previews of the content, as they do under a pointer there, so that none is asked for.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Tells configurations apart; one that is not given is a number of its own.
    open private(set) var identifier: any NSCopying
    let actionProvider: UIContextMenuActionProvider?

    /// Where the first elements of the menu stand.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Where the first elements of a menu stand.
    public nonisolated enum ElementOrder: Int, Sendable {
        /// As the system has it: on top, as under a pointer.
        case automatic = 0
        /// Nearest to what the menu belongs to: at the bottom of a menu that stands above that.
        case priority = 1
        /// On top.
        case fixed = 2
    }

    /// Makes a configuration. Without an action provider, or when it gives no menu, nothing is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }

    /// Makes a configuration of a menu that is there already.
    convenience init(_ menu: UIMenu, order: ElementOrder) {
        self.init(actionProvider: { _ in menu })
        preferredMenuElementOrder = order
    }
}
