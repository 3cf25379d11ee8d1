import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Two contents are equal that show the same in every state.
nonisolated extension UIListContentConfiguration: Hashable {
    public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool {
        left.style == right.style && left.image == right.image && left.imageProperties == right.imageProperties
            && left.text(of: .text) == right.text(of: .text) && left.textProperties == right.textProperties
            && left.text(of: .secondary) == right.text(of: .secondary)
            && left.secondaryTextProperties == right.secondaryTextProperties
            && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
            && left.directionalLayoutMargins == right.directionalLayoutMargins
            && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
            && left.imageToTextPadding == right.imageToTextPadding
            && left.textToSecondaryTextHorizontalPadding == right.textToSecondaryTextHorizontalPadding
            && left.textToSecondaryTextVerticalPadding == right.textToSecondaryTextVerticalPadding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(image)
        hasher.combine(imageProperties)
        hasher.combine(text(of: .text))
        hasher.combine(textProperties)
        hasher.combine(text(of: .secondary))
        hasher.combine(secondaryTextProperties)
        hasher.combine(prefersSideBySideTextAndSecondaryText)
        hasher.combine(imageToTextPadding)
    }
}
