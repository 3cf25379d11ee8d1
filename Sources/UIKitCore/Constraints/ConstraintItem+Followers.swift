/// Items whose size follows their container's, so that content which determines the one determines the other.
extension ConstraintItem {
    /// The nearest item around that constraints place and whose size determines the item's, through all between; nil for none.
    private var followedItem: (any ConstraintItem)? {
        var item: any ConstraintItem = self
        while item.followsContainerSize, let container = item.constraintContainer {
            if container.isPlacedByConstraints { return container }
            item = container
        }
        return nil
    }

    /// Has the item's own space laid out together with the item that constraints place and whose size determines the item's.
    func joinFollowedItem() {
        guard layoutState?.isJoined != true, let followed = followedItem else { return }
        joinAllContainers(upTo: followed)
    }

    /// Has the spaces of those items laid out together with the item's own whose sizes follow the item's, through all between,
    /// and whose content constraints lay out.
    func joinFollowers() {
        var items = followers
        while let item = items.popLast() {
            if item.layoutState?.island != nil { item.joinAllContainers(upTo: self) }
            items += item.followers
        }
    }

    /// Has the item, which follows another size since now, and its followers join with the next layout where they have to.
    func markFollowers() {
        guard followedItem != nil else { return }
        var items: [any ConstraintItem] = [self]
        while let item = items.popLast() {
            if let state = item.layoutState, state.island != nil {
                state.needsInstallation = true
                item.markForSolution()
            }
            items += item.followers
        }
    }
}
