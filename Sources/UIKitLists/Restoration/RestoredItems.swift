import UIKitCore
import CoreGraphics
import Foundation
import UIFoundation

/// The items that were selected at the last launch and the first visible one, by names that the data source gave them.
struct RestoredItems {
    /// The names under which a kind of list saves them.
    struct Keys {
        let selected: String
        let top: String
        let distance: String
        let sideways: String

        static let table = Keys("UITableView", "Row")
        static let collection = Keys("UICollectionView", "Item")

        private init(_ list: String, _ item: String) {
            (selected, top) = ("\(list)Selected\(item)s", "\(list)Top\(item)")
            (distance, sideways) = ("\(list)Top\(item)Distance", "\(list)Top\(item)SidewaysDistance")
        }
    }

    var selected: [String] = []
    /// The first visible item; nil where the content was at its beginning.
    var top: String?
    /// From where items begin to be seen to that item, in points.
    var distance = CGPoint.zero

    var isEmpty: Bool { selected.isEmpty && top == nil }

    init() {}

    /// nil where no state was saved.
    init?(_ coder: NSCoder, _ keys: Keys) {
        // Foundation's unarchiver regards a key that is missing as damage.
        guard coder.containsValue(forKey: keys.selected),
            let names = coder.decodeObject(forKey: keys.selected) as? [String]
        else { return nil }
        selected = names
        guard coder.containsValue(forKey: keys.top) else { return }
        top = coder.decodeObject(forKey: keys.top) as? String
        distance.y = coder.finiteNumber(forKey: keys.distance) ?? 0
        if coder.containsValue(forKey: keys.sideways) {
            distance.x = coder.finiteNumber(forKey: keys.sideways) ?? 0
        }
    }

    func encode(with coder: NSCoder, _ keys: Keys) {
        coder.encode(selected, forKey: keys.selected)
        guard let top else { return }
        coder.encode(top, forKey: keys.top)
        coder.encode(Double(distance.y), forKey: keys.distance)
        if distance.x != 0 { coder.encode(Double(distance.x), forKey: keys.sideways) }
    }
}
