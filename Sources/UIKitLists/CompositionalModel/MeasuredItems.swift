import CoreGraphics
import Foundation

/// The sizes of items that were measured, in the order of the items.
nonisolated struct MeasuredItems: Equatable, Sendable {
    private var sizes: [Int: CGSize] = [:]
    private var indices: [Int] = []

    init() {}

    var isEmpty: Bool { indices.isEmpty }
    var count: Int { indices.count }

    subscript(item: Int) -> CGSize? { sizes[item] }

    /// The first measured item from an index on; nil without one.
    func first(from item: Int) -> Int? {
        let index = index(of: item)
        return index < indices.count ? indices[index] : nil
    }

    /// Notes the size of an item; nil for one that is to be measured anew.
    mutating func set(_ size: CGSize?, of item: Int) {
        let former = sizes[item]
        sizes[item] = size
        if former == nil, size != nil { indices.insert(item, at: index(of: item)) }
        if former != nil, size == nil { indices.remove(at: index(of: item)) }
    }

    /// The position of the first index that is not smaller.
    private func index(of item: Int) -> Int {
        var (low, high) = (0, indices.count)
        while low < high {
            let middle = low + (high - low) / 2
            if indices[middle] < item { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
