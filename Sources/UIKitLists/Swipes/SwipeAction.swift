import Foundation
import UIFoundation
import UIKitCore

/// An action of a swipe as its button shows it, from any of the sources that a delegate has.
struct SwipeAction {
    let title: String?
    let image: UIImage?
    let color: UIColor
    let isDestructive: Bool
    /// Does it; the closure is called with true when it is done.
    let perform: (_ button: UIView, _ done: @escaping (Bool) -> Void) -> Void

    init(_ action: UIContextualAction) {
        (title, image, color) = (action.title, action.image, action.backgroundColor)
        isDestructive = action.style == .destructive
        perform = { button, done in action.handler(action, button, done) }
    }

    init(_ action: UITableViewRowAction, at path: IndexPath) {
        (title, image, color) = (action.title, nil, action.backgroundColor ?? .systemRed)
        isDestructive = false
        // The row stays open until the app ends its editing.
        perform = { _, _ in action.handler(action, path) }
    }

    /// The deletion of a row by its data source.
    init(deletionTitled title: String, perform: @escaping () -> Void) {
        (self.title, image, color, isDestructive) = (title, nil, .systemRed, false)
        self.perform = { _, done in
            perform()
            done(true)
        }
    }
}
