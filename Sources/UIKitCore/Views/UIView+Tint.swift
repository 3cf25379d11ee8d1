import CoreGraphics
import Foundation

extension UIView {
    var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view, current.storedTintColor == nil { view = current.superview }
        let color = view?.storedTintColor ?? .systemBlue
        return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }

    func takeTintColor(_ color: UIColor?) {
        guard color != storedTintColor else { return }
        storedTintColor = color
        propagateTintChange { $0.storedTintColor == nil }
    }

    /// Whether the tint colour of this view and those that inherit from it shows, or a grey in its place.
    ///
    /// Set to `automatic`, it follows the superview, whose mode it then gives. Changes call `tintColorDidChange()`.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            var view: UIView? = self
            while let current = view {
                let own = current.ownTintAdjustmentMode
                guard own == .automatic else { return own }
                view = current.superview
            }
            return .normal
        }
        set {
            let former = tintAdjustmentMode
            viewFlags.set(.hasNormalTint, newValue == .normal)
            viewFlags.set(.hasDimmedTint, newValue == .dimmed)
            if tintAdjustmentMode != former { propagateTintChange { $0.ownTintAdjustmentMode == .automatic } }
        }
    }

    /// The mode that was set.
    var ownTintAdjustmentMode: TintAdjustmentMode {
        viewFlags.contains(.hasDimmedTint) ? .dimmed : viewFlags.contains(.hasNormalTint) ? .normal : .automatic
    }

    /// Tells this view and everything below that inherits from it.
    func propagateTintChange(where inherits: (UIView) -> Bool = { _ in true }) {
        tintColorDidChange()
        for subview in storedSubviews where inherits(subview) { subview.propagateTintChange(where: inherits) }
    }
}

extension UIColor {
    /// A grey of the same brightness and alpha.
    fileprivate nonisolated var dimmed: UIColor {
        guard !isDynamic else { return UIColor { [self] in resolvedColor(with: $0).dimmed } }
        let color = rgba
        return UIColor(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
    }
}
