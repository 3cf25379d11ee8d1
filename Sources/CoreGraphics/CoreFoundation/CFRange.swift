/// A stretch of a text or a list, in UTF-16 units or elements.
public struct CFRange: Hashable, Sendable {
    /// The first index of the stretch.
    public var location: CFIndex
    /// The number of its elements.
    public var length: CFIndex

    /// Makes an empty range at the beginning.
    public init() { self.init(location: 0, length: 0) }

    /// Makes a range from its location and length.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}
