public import Foundation

/// How tabs look in one state.
///
/// Status: partial – font and colour of titles, colours of pictures and badges; positions and the badge's text follow.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    var onChange: () -> Void = {}

    /// Font and colour of the title; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
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
}
