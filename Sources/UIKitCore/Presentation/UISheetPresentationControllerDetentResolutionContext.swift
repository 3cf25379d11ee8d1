public import Foundation
public import UIFoundation

/// The surroundings that the height of a detent is worked out in.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height of a sheet in points, the safe area at the bottom not counted.
    var maximumDetentValue: CGFloat { get }
}
