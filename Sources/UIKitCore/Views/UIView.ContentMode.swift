package import QuartzCore

extension UIView {
    /// The layout of drawn content in bounds of another size.
    public nonisolated enum ContentMode: Int, Sendable {
        /// Stretched on both axes.
        case scaleToFill
        /// Scaled to fit, keeping proportions.
        case scaleAspectFit
        /// Scaled to cover, keeping proportions.
        case scaleAspectFill
        /// Drawn again for every size.
        case redraw
        /// Natural size, centred.
        case center
        /// Natural size at an edge.
        case top, bottom, left, right
        /// Natural size in a corner.
        case topLeft, topRight, bottomLeft, bottomRight

        package var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }
}
