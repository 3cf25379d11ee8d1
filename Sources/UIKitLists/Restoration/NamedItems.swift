import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// A list that restores its selection and first item at the next launch, if its data source names the items.
protocol NamedItems: FocusItems {
    /// The restored selection and first item, until they have been applied; nil for none.
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
        // A list that was not shown since the launch saves the restored state again.
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

    /// Applies the restored state after the first layout in a window with items.
    func restoreItems() {
        guard let items = restoredItems, list.window != nil, hasItems else { return }
        restoredItems = nil
        // By then the scroll view has restored its offset.
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
