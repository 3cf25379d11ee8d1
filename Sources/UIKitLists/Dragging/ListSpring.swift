import Foundation
import UIKitCore

/// Has the items of a list be activated by what is dragged over them.
final class ListSpring: NSObject, UISpringLoadedInteractionBehavior {
    private unowned let owner: any DropOwner

    private init(of owner: any DropOwner) {
        self.owner = owner
        super.init()
    }

    /// The interaction for a list, which chooses an item as a tap does.
    static func interaction(of owner: any DropOwner) -> OwnSpring {
        OwnSpring(interactionBehavior: ListSpring(of: owner), interactionEffect: nil) { [unowned owner] _, context in
            guard let path = context.targetItem as? IndexPath, let item = ItemPosition(path),
                let cell = owner.draggedCell(at: item)
            else { return }
            owner.choice(of: cell)?()
        }
    }

    /// An item that is dragged itself is not activated by that.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard !owner.isUpdating else { return false }
        guard let item = owner.dropItem(at: context.location(in: owner.list)), owner.drag.state(at: item) == .none,
            let cell = owner.draggedCell(at: item), owner.choice(of: cell) != nil
        else { return false }
        (context.targetView, context.targetItem) = (cell, item.path)
        return owner.springLoads(item.path, context)
    }
}
