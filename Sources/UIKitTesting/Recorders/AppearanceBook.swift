/// Counts living controllers and records callbacks that are out of order.
public final class AppearanceBook {
    /// The number of controllers that are alive.
    public var living = 0
    /// The callbacks that were out of order, in words.
    public var complaints: [String] = []

    /// Makes an empty book.
    public init() {}
}
