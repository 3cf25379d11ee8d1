public import CoreGraphics

nonisolated extension UICellAccessory {
    /// The width that is kept free for an accessory, which lies in its middle.
    public enum LayoutDimension: Equatable, Sendable {
        /// That of the accessory.
        case actual
        /// That which the system has for the kind of accessory; it grows with the size of text.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }
}
