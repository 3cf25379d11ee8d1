public import Foundation
public import UIFoundation

/// How tabs look in one state; what a state leaves open is as at rest, apart from colours, which then are the usual ones.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    var onChange: () -> Void = {}

    /// Font and colour of the title; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }

    /// How far the title is moved from its place, in points.
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

    /// How far the badge is moved from its place, in points.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// How far the text is moved in the badge, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// Adopts everything from another state.
    func copyLook(of other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
