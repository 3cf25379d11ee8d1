public import Foundation
public import UIFoundation

/// The look of tabs in one state; properties without a value are as in the normal state, but colours are the usual ones.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    var onChange: () -> Void = {}

    /// Font and colour of the title; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }

    /// The offset of the title from its usual position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// The colour of template pictures; nil for the usual one.
    open var iconColor: UIColor? {
        didSet { onChange() }
    }

    /// The badge's colour; nil for the usual one.
    open var badgeBackgroundColor: UIColor? {
        didSet { onChange() }
    }

    /// Font and colour of the badge's text; other attributes are kept, but without effect.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }

    /// The offset of the badge from its usual position, in points.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// The offset of the text in the badge, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// Adopts all properties of another state.
    func copyLook(of other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
