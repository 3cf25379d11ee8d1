import CoreGraphics

nonisolated extension CGRect {
    /// Whether two rectangles have a part in common that has a size.
    func touches(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY && width > 0 && height > 0
    }
}
