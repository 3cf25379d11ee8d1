import Foundation
public import UIFoundation

/// A handler of an action; it is called with the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A titled piece of work for controls and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The name of an action among others.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The text that a control or menu shows for it.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The picture that a control or menu shows for it.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The longer explanation for the user, when the title is too short for it.
    open var discoverabilityTitle: String?
    /// Names the action; a control replaces an action by another one with the same identifier.
    open private(set) var identifier: Identifier
    /// Whether it can be chosen from a menu, and how it looks there.
    open var attributes: Attributes
    /// The mark beside it in a menu.
    open var state: State
    /// The object that sent it, while it is being performed.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Makes an action with a title and a subtitle. Without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        Self.count += 1
        self.identifier = identifier ?? Identifier("action-\(Self.count)")
        self.discoverabilityTitle = discoverabilityTitle
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    private static var count = 0

    /// Calls the handler; the target has no part in it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
