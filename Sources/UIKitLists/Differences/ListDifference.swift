/// The deletions, insertions and fewest moves that make one list of unique elements another one.
///
/// Each element of the new list is looked up among those of the former one. Elements of both that keep their order in the longest
/// ascending part stay, and the others move, so no other choice needs fewer moves.
package nonisolated struct ListDifference: Equatable, Sendable {
    /// The indices of deleted elements in the former list, ascending.
    package private(set) var deleted: [Int] = []
    /// Indices in the new list of elements that were not in the former one, ascending.
    package private(set) var inserted: [Int] = []
    /// Former and new indices of elements that others overtake, ascending by the new ones.
    private(set) var moved: [UpdateBatch.Move<Int>] = []

    /// The number of elements that move.
    package var moveCount: Int { moved.count }

    /// Whether the lists are the same.
    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

    /// Compares two lists, neither of which has an element twice; one that has stops the program.
    ///
    /// - Complexity: O(n log n) for n elements of the new list, with one look-up by hash for each element of both.
    package init<Element: Hashable>(from former: [Element], to list: [Element]) {
        var indices: [Element: Int] = [:]
        indices.reserveCapacity(former.count)
        for (index, element) in former.enumerated() { Self.note(index, of: element, in: &indices) }
        var origins: [Int] = []
        origins.reserveCapacity(list.count)
        for element in list { origins.append(indices[element] ?? -1) }
        self.init(origins: origins, formerCount: former.count)
    }

    private static func note<Element: Hashable>(_ index: Int, of element: Element, in indices: inout [Element: Int]) {
        if let other = indices.updateValue(index, forKey: element) {
            fatalError(
                "\(element) is in a list at \(other) and at \(index). Lists that are compared have every element once.")
        }
    }

    /// Compares two lists by the former index of each element of the new one.
    ///
    /// - Parameters:
    ///   - origins: The former indices, each at most once; -1 for an element that was not there.
    ///   - formerCount: The number of elements of the former list.
    init(origins: [Int], formerCount: Int) {
        let stays = AscendingPart.members(of: origins)
        var survives = [Bool](repeating: false, count: formerCount)
        for index in 0..<origins.count {
            let origin = origins[index]
            if origin < 0 {
                inserted.append(index)
                continue
            }
            precondition(!survives[origin], "An element was in a list twice.")
            survives[origin] = true
            if !stays[index] { moved.append(.init(from: origin, to: index)) }
        }
        for index in 0..<formerCount where !survives[index] { deleted.append(index) }
    }
}
