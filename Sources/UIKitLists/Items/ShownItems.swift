import Foundation

/// The items that have views, in their order.
struct ShownItems<Key: Comparable & Sendable, View: AnyObject> {
    private(set) var keys: [Key] = []
    private(set) var views: [View] = []

    var isEmpty: Bool { keys.isEmpty }
    var count: Int { keys.count }

    /// The view of an item; nil for one without.
    subscript(key: Key) -> View? {
        let index = index(of: key)
        return index < keys.count && keys[index] == key ? views[index] : nil
    }

    /// The item of a view; nil for a view of none.
    ///
    /// - Complexity: linear in the number of items that have views.
    func key(of view: View) -> Key? {
        for (index, other) in views.enumerated() where other === view { return keys[index] }
        return nil
    }

    mutating func insert(_ view: View, for key: Key) {
        let index = index(of: key)
        keys.insert(key, at: index)
        views.insert(view, at: index)
    }

    @discardableResult mutating func remove(_ key: Key) -> View? {
        let index = index(of: key)
        guard index < keys.count, keys[index] == key else { return nil }
        keys.remove(at: index)
        return views.remove(at: index)
    }

    mutating func removeAll() { self = ShownItems() }

    /// Gives the items other keys, and removes those that have none.
    ///
    /// - Returns: The removed items with their former keys.
    mutating func follow(_ newKey: (Key) -> Key?) -> [(key: Key, view: View)] {
        let former = self
        var gone: [(key: Key, view: View)] = []
        removeAll()
        for (index, key) in former.keys.enumerated() {
            if let new = newKey(key) {
                insert(former.views[index], for: new)
            } else {
                gone.append((key, former.views[index]))
            }
        }
        return gone
    }

    private func index(of key: Key) -> Int {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
