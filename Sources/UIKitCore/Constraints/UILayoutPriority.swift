public import UIFoundation

/// The strength of a constraint: above 0 and up to 1000, which has to hold; the others hold where stronger ones allow it.
public nonisolated struct UILayoutPriority: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// The strength as a number.
    public var rawValue: Float

    /// Makes a strength of a number; one that is no strength is refused where it is used.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a strength of a number; one that is no strength is refused where it is used.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Has to hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The strength with which content resists being compressed: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// Stronger than the size of a scene, which a drag may change then: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The strength with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Weaker than the size of a scene, which a drag does not change then: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The strength with which content hugs its size: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The strength with which a size to be fitted is wished for: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
