public import Foundation
public import UIFoundation

/// The look of the pointer over a region.
///
/// Status: partial – a vertical beam is the desktop's text cursor; the others leave the desktop's arrow, which no app draws
/// itself.
public enum UIPointerShape {
    /// An outline around the pointer's place.
    case path(UIBezierPath)
    /// A rectangle with round corners, in the space of the interaction's view.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The bar for text that runs across, of a length in points.
    case verticalBeam(length: CGFloat)
    /// The bar for text that runs up and down, of a length in points.
    case horizontalBeam(length: CGFloat)

    /// Leaves the corners to the system.
    public nonisolated static let defaultCornerRadius: CGFloat = 8
}
