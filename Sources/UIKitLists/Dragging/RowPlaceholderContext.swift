import CoreGraphics
import Foundation
import UIKitCore

/// The context of a dropped item's placeholder in a table, which the coordinator returns to the drop delegate.
final class RowPlaceholderContext: UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    /// Nil if the table was deallocated.
    private let placeholder: RowPlaceholder?
    private let animator: any UIDragAnimating
    private weak var engine: TableEngine?

    init(_ item: UIDragItem, _ placeholder: RowPlaceholder?, _ animator: any UIDragAnimating, _ engine: TableEngine?) {
        (dragItem, self.placeholder, self.animator, self.engine) = (item, placeholder, animator, engine)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let engine, let placeholder else { return false }
        return engine.commit(placeholder, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let engine, let placeholder else { return false }
        return engine.delete(placeholder)
    }
}
