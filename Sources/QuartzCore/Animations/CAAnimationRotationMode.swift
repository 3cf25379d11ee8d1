/// Whether a layer that moves along a path turns with it.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's x axis points in the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
