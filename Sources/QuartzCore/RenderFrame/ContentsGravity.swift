package import Foundation

/// The fit of contents of one size in bounds of another; names as UIView's content modes see them, y pointing down.
package nonisolated enum ContentsGravity: Hashable, Sendable {
    case resize, resizeAspect, resizeAspectFill
    /// At its drawn position, in any bounds; for drawings that are sharp at every scale.
    case asDrawn
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// The rectangle in bounds space that contents of a size fill.
    package func destination(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: CGFloat) -> CGRect {
            placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        switch self {
        case .resize: return bounds
        case .resizeAspect: return scaled(min(bounds.width / size.width, bounds.height / size.height))
        case .resizeAspectFill: return scaled(max(bounds.width / size.width, bounds.height / size.height))
        case .center: return placed(size, 0.5, 0.5)
        case .top: return placed(size, 0.5, 0)
        case .bottom: return placed(size, 0.5, 1)
        case .left: return placed(size, 0, 0.5)
        case .right: return placed(size, 1, 0.5)
        case .topLeft, .asDrawn: return placed(size, 0, 0)
        case .topRight: return placed(size, 1, 0)
        case .bottomLeft: return placed(size, 0, 1)
        case .bottomRight: return placed(size, 1, 1)
        }
    }
}
