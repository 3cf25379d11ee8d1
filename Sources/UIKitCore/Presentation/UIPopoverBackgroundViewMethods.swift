import CoreGraphics
public import Foundation
public import UIFoundation

/// Metrics that popovers request from a background view's class, for their layout before the view exists.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// The width in points of the arrow at the card.
    static func arrowBase() -> CGFloat

    /// The height in points of the arrow outside the card.
    static func arrowHeight() -> CGFloat

    /// The insets in points of the content in the card, on the sides without the arrow.
    static func contentViewInsets() -> UIEdgeInsets
}
