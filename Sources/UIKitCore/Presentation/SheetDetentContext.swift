import CoreGraphics
import Foundation
import UIFoundation

/// Properties of a sheet's container for the resolution of detents.
final class SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The height in points, without the bottom safe area.
    let containerHeight: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, height: CGFloat) {
        (containerTraitCollection, maximumDetentValue, containerHeight) = (traits, maximum, height)
    }
}
