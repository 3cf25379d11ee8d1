public import Foundation
public import UIFoundation

/// How bar buttons look in one state; what a state leaves open is as at rest.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    var onChange: () -> Void = {}

    /// Font and colour of the title; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }

    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// The picture behind the button, as wide as the button; nil for none.
    open var backgroundImage: UIImage? {
        didSet { onChange() }
    }

    /// How far the picture behind the button is moved from its place, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// Adopts everything from another state.
    func copyLook(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
