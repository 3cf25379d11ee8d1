public import Foundation

/// Makes the menu of a context menu; it gets what the system suggests for it, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the view controller of a preview beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The title, elements and identifier of a context menu.
///
/// Unlike iOS: menus have no previews of the content, as under a pointer there, so the preview provider is never called.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the configuration; by default a new number.
    open private(set) var identifier: any NSCopying
    let actionProvider: UIContextMenuActionProvider?

    /// The end of the menu at which its first elements are.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The end of a menu at which its first elements are.
    public nonisolated enum ElementOrder: Int, Sendable {
        /// The system's choice: at the top, as under a pointer.
        case automatic = 0
        /// Nearest to the view of the menu: at the bottom of a menu above it.
        case priority = 1
        /// Always at the top.
        case fixed = 2
    }

    /// Makes a configuration. No menu opens without an action provider, or when the provider returns none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }

    /// Makes a configuration with a finished menu.
    convenience init(_ menu: UIMenu, order: ElementOrder) {
        self.init(actionProvider: { _ in menu })
        preferredMenuElementOrder = order
    }
}
