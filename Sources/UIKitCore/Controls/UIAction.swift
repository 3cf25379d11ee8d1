public import Foundation

/// A titled piece of work for controls and menus.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// What names an action among others.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What an action does; it gets the action.
    public typealias Handler = (UIAction) -> Void

    /// The text that a control or menu shows for it.
    open var title: String
    /// The picture that a control or menu shows for it.
    open var image: UIImage?
    /// Names the action; a control replaces an action by another one with the same identifier.
    public let identifier: Identifier
    /// Who sent it, while it is being performed.
    open private(set) var sender: Any?
    private let handler: Handler

    /// Makes an action. Without an identifier it gets one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.handler = handler
        Self.count += 1
        self.identifier = identifier ?? Identifier("action-\(Self.count)")
    }

    private static var count = 0

    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
