import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// A list that comes back to the same items at the next launch, where its data source names them.
protocol NamedItems: FocusItems {
    /// The items that are to be selected and to come first again, until they are; nil for none.
    var restoredItems: RestoredItems? { get set }
    var restorationKeys: RestoredItems.Keys { get }
    /// The data source, where it names items.
    var itemNames: (any UIDataSourceModelAssociation)? { get }
    var hasItems: Bool { get }
    var allowsSeveral: Bool { get }
    /// The first item in sight; nil where the content is at its beginning.
    var topItem: ItemPosition? { get }

    /// Where an item begins, from where items begin to be seen; nil for one that is not laid out.
    func distance(of item: ItemPosition) -> CGPoint?
    func selectRestored(_ item: ItemPosition)
    /// Has the restored items looked after in the next layout.
    func needsRestoration()
}

extension NamedItems {
    func encodeItems(with coder: NSCoder) {
        guard let names = itemNames else { return }
        // A list that was not shown since has nothing newer to say.
        if let restoredItems { return restoredItems.encode(with: coder, restorationKeys) }
        var items = RestoredItems()
        loadItems()
        for position in selection.positions {
            if let name = names.modelIdentifierForElement(at: position.path, in: list) { items.selected.append(name) }
        }
        if let top = topItem, let distance = distance(of: top) {
            items.top = names.modelIdentifierForElement(at: top.path, in: list)
            items.distance = distance
        }
        items.encode(with: coder, restorationKeys)
    }

    func decodeItems(with coder: NSCoder) {
        guard let items = RestoredItems(coder, restorationKeys), !items.isEmpty else { return }
        restoredItems = items
        needsRestoration()
    }

    /// Has the items come back after the first layout in a window in which there are any.
    func restoreItems() {
        guard let items = restoredItems, list.window != nil, hasItems else { return }
        restoredItems = nil
        // The scroll view has gone to its offset of before by then.
        AppClock.current?.afterLayout { [weak self] in self?.show(items) }
    }

    private func show(_ items: RestoredItems) {
        guard let names = itemNames else { return }
        for name in items.selected where allowsSeveral || selection.isEmpty {
            if let item = position(named: name, names) { selectRestored(item) }
        }
        guard let top = items.top.flatMap({ position(named: $0, names) }), let distance = distance(of: top) else {
            return
        }
        let (inset, offset) = (list.adjustedContentInset, list.contentOffset)
        let limit = CGPoint(
            x: max(-inset.left, list.contentSize.width + inset.right - list.bounds.width),
            y: max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height))
        list.contentOffset = CGPoint(
            x: min(max(offset.x + distance.x - items.distance.x, -inset.left), limit.x),
            y: min(max(offset.y + distance.y - items.distance.y, -inset.top), limit.y))
    }

    private func position(named name: String, _ names: any UIDataSourceModelAssociation) -> ItemPosition? {
        guard let path = names.indexPathForElement(withModelIdentifier: name, in: list),
            let position = ItemPosition(path)
        else { return nil }
        loadItems()
        return has(position) ? position : nil
    }
}
