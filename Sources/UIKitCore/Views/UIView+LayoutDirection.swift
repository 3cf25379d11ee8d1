public import UIFoundation

extension UIView {
    /// The direction that goes with a kind of content where the app reads as it does by the screen's traits.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: direction(of: UIScreen.main.traitCollection))
    }

    /// The direction that goes with a kind of content inside a layout of a direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    private class func direction(of traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
        traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    package var layoutDirection: UIUserInterfaceLayoutDirection {
        let attribute = semanticContentAttribute
        guard attribute == .unspecified else { return Self.userInterfaceLayoutDirection(for: attribute) }
        return Self.direction(of: traitCollection)
    }
}
