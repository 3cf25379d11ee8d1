/// The sampling of contents that are shown larger or smaller than they are.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a filter from its name; an unknown name samples as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Each pixel takes the colour of the one nearest to it.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Each pixel is mixed from those around it.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Like `linear`, but each pixel of reduced contents is mixed from all that fall into it, at a higher cost.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    var sampling: ContentsSampling.Filter {
        switch self {
        case .nearest: .nearest
        case .trilinear: .trilinear
        default: .linear
        }
    }
}
