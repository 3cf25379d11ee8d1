public import Foundation
public import UIFoundation
import UIKitCore

/// A button at the end of a row that is swiped, as it was before there were configurations of swipes.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        /// On red.
        case destructive = 0
        /// On grey.
        case normal = 1

        /// On red.
        public static var `default`: Style { .destructive }
    }

    /// The kind, which stays.
    open var style: UITableViewRowAction.Style { storedStyle }
    private let storedStyle: Style
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// The text of the button; nil for none.
    open var title: String?
    /// Behind the text: at first red or grey by the kind, which nil brings back.
    open var backgroundColor: UIColor? {
        get { storedColor ?? (style == .normal ? .systemGray : .systemRed) }
        set { storedColor = newValue }
    }
    private var storedColor: UIColor?

    /// Makes an action of a kind with a title, nil for none, and a handler that gets the action and the row's index path.
    ///
    /// The row stays open after it, until it is deleted or the table's editing is ended.
    public init(
        style: UITableViewRowAction.Style, title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        (storedStyle, self.handler) = (style, handler)
        super.init()
        self.title = title
    }
}
