import Foundation
import UIKitCore

/// The spring-loading behavior of lists: makes the item below a drag the target.
final class ListSpring: NSObject, UISpringLoadedInteractionBehavior {
    /// The list may be gone while the items rest above it.
    private weak var owner: (any DropOwner)?

    private init(of owner: any DropOwner) {
        self.owner = owner
        super.init()
    }

    /// The spring-loaded interaction of a list. It selects the target item like a tap.
    static func interaction(of owner: any DropOwner) -> OwnSpring {
        OwnSpring(interactionBehavior: ListSpring(of: owner), interactionEffect: nil) { [weak owner] _, context in
            guard let owner, let path = context.targetItem as? IndexPath, let item = ItemPosition(path),
                let cell = owner.draggedCell(at: item)
            else { return }
            owner.choice(of: cell)?()
            // A choice ends the highlight of its item, on which a drop may still be.
            (cell as? any HighlightedBySpring)?.endSpringHighlight()
        }
    }

    /// Permits every item that can be selected, except items that are dragged themselves.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let owner, !owner.isUpdating else { return false }
        guard let item = owner.dropItem(at: context.location(in: owner.list)), owner.drag.state(at: item) == .none,
            let cell = owner.draggedCell(at: item), owner.choice(of: cell) != nil
        else { return false }
        (context.targetView, context.targetItem) = (cell, item.path)
        return owner.springLoads(item.path, context)
    }
}
