import CoreGraphics
public import Foundation
public import UIFoundation

/// Measures that popovers ask of a class of background views, for their layout before there is a view.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// The width in points of the arrow where it leaves the card.
    static func arrowBase() -> CGFloat

    /// How far the arrow reaches out of the card, in points.
    static func arrowHeight() -> CGFloat

    /// The room in points between the card's edges and the content, on the sides where there is no arrow.
    static func contentViewInsets() -> UIEdgeInsets
}
