import UIFoundation

extension UIView {
    class func direction(of traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
        traits.runsRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction by the semantic attribute, else by the traits.
    var layoutDirection: UIUserInterfaceLayoutDirection {
        let attribute = semanticContentAttribute
        guard attribute == .unspecified else { return Self.userInterfaceLayoutDirection(for: attribute) }
        return Self.direction(of: traitCollection)
    }

    /// Whether the leading edge is the right one.
    package var runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UISemanticContentAttribute {
    /// The direction of content with this attribute inside a layout direction.
    func direction(inside direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
