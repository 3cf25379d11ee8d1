public import Foundation
public import UIFoundation

/// The properties of a sheet's container from which the height of a detent is computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height of a sheet in points, without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}
