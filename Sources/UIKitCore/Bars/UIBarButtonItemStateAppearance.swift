public import Foundation
public import UIFoundation

/// The look of bar buttons in one state; properties without a value are as in the normal state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    var onChange: () -> Void = {}

    /// Font and colour of the title; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }

    /// The offset of the title from its usual position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// The picture behind the button, as wide as the button; nil for none.
    open var backgroundImage: UIImage? {
        didSet { onChange() }
    }

    /// The offset of the picture behind the button from its usual position, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { onChange() }
    }

    /// Adopts all properties of another state.
    func copyLook(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
