import CoreGraphics
import Foundation

/// What detents are told of a sheet's container.
final class SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// In points, the safe area at the bottom not counted.
    let containerHeight: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, height: CGFloat) {
        (containerTraitCollection, maximumDetentValue, containerHeight) = (traits, maximum, height)
    }
}
