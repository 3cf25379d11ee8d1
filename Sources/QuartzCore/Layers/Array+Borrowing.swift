nonisolated extension Array where Element: AnyObject {
    /// Whether a test holds for all elements; no references to them are counted, for the list keeps them meanwhile.
    @inlinable @inline(__always)
    package func allBorrowed(_ test: (Element) -> Bool) -> Bool {
        for index in indices where !Unmanaged.passUnretained(self[index]).borrow(test) { return false }
        return true
    }
}
