/// The ends beyond which a gradient continues in its outermost colour.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour fills the area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills the area behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
