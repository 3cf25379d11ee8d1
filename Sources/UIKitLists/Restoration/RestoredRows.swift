import CoreGraphics
import Foundation
import UIFoundation

/// The rows that were selected at the last launch and the one that was on top, by names that the data source gave them.
struct RestoredRows {
    private enum Key {
        static let selected = "UITableViewSelectedRows"
        static let top = "UITableViewTopRow"
        static let distance = "UITableViewTopRowDistance"
    }

    var selected: [String] = []
    /// The row on top; nil where the content was at its beginning.
    var top: String?
    /// From where rows begin to be seen down to that row, in points.
    var distance: CGFloat = 0

    var isEmpty: Bool { selected.isEmpty && top == nil }

    init() {}

    /// nil where nothing was saved.
    init?(_ coder: NSCoder) {
        // Foundation's unarchiver regards a key that is missing as damage.
        guard coder.containsValue(forKey: Key.selected),
            let names = coder.decodeObject(forKey: Key.selected) as? [String]
        else { return nil }
        selected = names
        guard coder.containsValue(forKey: Key.top) else { return }
        top = coder.decodeObject(forKey: Key.top) as? String
        distance = coder.finiteNumber(forKey: Key.distance) ?? 0
    }

    func encode(with coder: NSCoder) {
        coder.encode(selected, forKey: Key.selected)
        guard let top else { return }
        coder.encode(top, forKey: Key.top)
        coder.encode(Double(distance), forKey: Key.distance)
    }
}
