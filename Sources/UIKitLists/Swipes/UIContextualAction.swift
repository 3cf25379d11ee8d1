public import Foundation
public import UIFoundation
public import UIKitCore

/// A button that shows when a row is swiped.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        /// On grey; the row closes when it is done.
        case normal = 0
        /// On red; the row is deleted when it is done.
        case destructive = 1
    }

    /// Performs the action, and reports later whether it was performed.
    ///
    /// It gets the action, the view of its button and a closure to call with true when the action was done, and with false
    /// otherwise; until that call the row stays open.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind, which stays.
    open var style: UIContextualAction.Style { storedStyle }
    /// Does the action.
    open var handler: UIContextualAction.Handler { storedHandler }
    private let storedStyle: Style
    private let storedHandler: Handler

    /// Below the image or instead of it; nil for none.
    open var title: String?
    /// Drawn in white; nil for none.
    open var image: UIImage?
    /// Behind title and image: at first red for an action that destroys, grey otherwise, which nil brings back.
    open var backgroundColor: UIColor! {
        get { storedColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { storedColor = newValue }
    }
    private var storedColor: UIColor?

    /// Makes an action of a kind with a title, nil for none, and its handler.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        (storedStyle, storedHandler) = (style, handler)
        super.init()
        self.title = title
    }
}
