import CoreGraphics
import Foundation
import UIFoundation

/// Two backgrounds are equal that show the same; views, effects and functions are the same only as one object.
nonisolated extension UIBackgroundConfiguration: Hashable {
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.style == right.style && left.conditions == right.conditions && left.ownColor == right.ownColor
            && left.backgroundColorTransformer?.identity == right.backgroundColorTransformer?.identity
            && left.cornerRadius == right.cornerRadius && left.visualEffect === right.visualEffect
            && left.backgroundInsets == right.backgroundInsets
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.customView === right.customView && left.image == right.image
            && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
            && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(conditions)
        hasher.combine(ownColor)
        hasher.combine(backgroundColorTransformer?.identity)
        hasher.combine(cornerRadius)
        hasher.combine(visualEffect.map { ObjectIdentifier($0) })
        hasher.combine(customView.map { ObjectIdentifier($0) })
        hasher.combine(image)
        hasher.combine(strokeColor)
        hasher.combine(strokeColorTransformer?.identity)
        hasher.combine(strokeWidth)
        hasher.combine(strokeOutset)
    }
}
