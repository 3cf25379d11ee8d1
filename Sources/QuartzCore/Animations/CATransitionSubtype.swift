/// The edge at which the motion of a transition begins.
///
/// Top and bottom are those of a layer whose y points up, as the names were made for: from the top moves upwards on screen.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes a subtype from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// To the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards on screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards on screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    /// The edge on screen at which the motion begins; nil for an unknown name.
    var edge: TransitionEffect.Edge? {
        switch self {
        case .fromRight: .right
        case .fromLeft: .left
        case .fromTop: .bottom
        case .fromBottom: .top
        default: nil
        }
    }
}
