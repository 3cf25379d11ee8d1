import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The index of a collection, and its jumps to items.
extension CollectionEngine: IndexedList {
    var sourceTitles: [String] { collection.dataSource?.indexTitles(for: collection) ?? [] }

    var isLongEnoughForIndex: Bool { true }

    var indexColors: (titles: UIColor?, resting: UIColor?, touched: UIColor?) { (nil, nil, nil) }

    func jump(toIndexTitle index: Int) {
        guard let item = item(ofIndexTitle: index) else { return }
        collection.scrollToItem(at: item.path, at: [.top, .left], animated: false)
    }

    /// The item to which a title leads; nil for one that leads nowhere.
    func item(ofIndexTitle index: Int) -> ItemPosition? {
        guard let source = collection.dataSource else { return nil }
        let title = self.index.titles[index]
        let path = source.collectionView(collection, indexPathForIndexTitle: title, at: index)
        guard path.count == 2, path[1] != NSNotFound else { return nil }
        guard let item = ItemPosition(path), loadedCounts.contains(item) else {
            fatalError(missing(path, "shown for the title \"\(title)\" of the index"))
        }
        return item
    }
}
