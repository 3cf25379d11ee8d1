import CoreGraphics
import Foundation
import UIKitCore

/// The context of a dropped item's placeholder in a collection, which the coordinator returns to the drop delegate.
final class ItemPlaceholderContext: UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    /// Nil if the collection was deallocated.
    private let placeholder: ItemPlaceholder?
    private let animator: any UIDragAnimating
    private weak var engine: CollectionEngine?

    init(
        _ item: UIDragItem, _ placeholder: ItemPlaceholder?, _ animator: any UIDragAnimating,
        _ engine: CollectionEngine?
    ) {
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

    func setNeedsCellUpdate() {
        if let placeholder { engine?.fill(placeholder) }
    }
}
