public import Foundation
import UIFoundation

/// A view that stands in for a keyboard, or above one, and can look like it.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The look behind the content.
    public nonisolated enum Style: Int, Sendable {
        /// Nothing, as behind other views.
        case `default`
        /// The background of a keyboard.
        case keyboard
    }

    /// The look behind the content.
    open var inputViewStyle: Style { style }
    private let style: Style

    /// Whether its height in the area below a window is that of its content instead of its frame's.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
    }

    /// Makes a view with a frame, whose height is that in the area, and a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        style = inputViewStyle
        super.init(frame: frame)
        if style == .keyboard { backgroundColor = Self.keyboardColor }
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    private static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
            : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
    }
}
