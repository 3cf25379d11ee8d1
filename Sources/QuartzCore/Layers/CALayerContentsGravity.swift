/// The fit of contents in a layer's bounds. "Top" and "bottom" are Core Animation's names, as on iOS seen from a y axis that
/// points down.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a gravity from its name; an unknown name has the effect of `resize`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Natural size, centred.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Natural size at the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Natural size at the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Natural size at the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Natural size at the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Natural size in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Natural size in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Natural size in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Natural size in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched over the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit, keeping proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover, keeping proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    package var placement: ContentsGravity {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .resizeAspect
        case .resizeAspectFill: .resizeAspectFill
        default: .resize
        }
    }
}
