public import Foundation
public import UIFoundation

/// The shape of the pointer over a region.
///
/// Status: partial – a vertical beam is the desktop's text cursor; the others leave the desktop's arrow, which no app
/// draws itself.
public enum UIPointerShape {
    /// An outline around the pointer's hot spot.
    case path(UIBezierPath)
    /// A rectangle with round corners, in the space of the interaction's view.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The beam for horizontal text, of a length in points.
    case verticalBeam(length: CGFloat)
    /// The beam for vertical text, of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The system's corner radius.
    public nonisolated static let defaultCornerRadius: CGFloat = 8
}
