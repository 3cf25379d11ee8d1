nonisolated extension Sequence where Element: AnyObject {
    /// Whether the very object is among them; equal ones do not count.
    @inlinable package func holds(_ object: Element) -> Bool {
        for other in self where other === object { return true }
        return false
    }
}
