/// Objects are found by identity in many lists, of which some are long. A closure that is given to a function of the standard
/// library would be checked for its actor at each element; these functions belong to no actor.
nonisolated extension Array where Element: AnyObject {
    /// The first index of an object itself; nil when it is not in the list.
    func firstIndex(ofSame object: Element) -> Int? {
        for (index, element) in enumerated() where element === object { return index }
        return nil
    }

    /// The last index of an object itself; nil when it is not in the list.
    func lastIndex(ofSame object: Element) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }

    /// Removes the last occurrence of an object itself, if there is one.
    mutating func removeLast(same object: Element) {
        if let index = lastIndex(ofSame: object) { remove(at: index) }
    }
}
