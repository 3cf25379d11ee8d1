import CoreGraphics
import Foundation
package import UIFoundation

extension UIView {
    package var ambientTint: UIColor? { tintColor }

    var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view, current.storedTintColor == nil { view = current.storedSuperview }
        let color = view?.storedTintColor ?? .systemBlue
        return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }

    /// Resolves a colour to a fixed one in this view, by its traits and its tint; unknown traits are computed if they matter.
    func resolved(_ color: UIColor, in traits: UITraitCollection? = nil) -> UIColor {
        guard color.isDynamic else { return color }
        let traits = traits ?? traitCollection
        guard color.hasProvider else { return color.resolvedColor(with: traits) }
        var resolved = color
        performInAmbience { resolved = color.resolvedColor(with: traits) }
        return resolved
    }

    func applyTintColor(_ color: UIColor?) {
        guard color != storedTintColor else { return }
        storedTintColor = color
        propagateTintChange { $0.storedTintColor == nil }
    }

    var inheritedTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            let own = current.ownTintAdjustmentMode
            guard own == .automatic else { return own }
            view = current.storedSuperview
        }
        return .normal
    }

    func applyTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        attachments?.tintCover?.mode = mode
        apply(attachments?.tintCover != nil && mode == .automatic ? .dimmed : mode)
    }

    private func apply(_ mode: TintAdjustmentMode) {
        let former = tintAdjustmentMode
        viewFlags.set(.hasNormalTint, mode == .normal)
        viewFlags.set(.hasDimmedTint, mode == .dimmed)
        if tintAdjustmentMode != former { propagateTintChange { $0.ownTintAdjustmentMode == .automatic } }
    }

    /// Adds one presentation that dims the view, unless the app has set the view's adjustment mode.
    func tintIsCovered() {
        var cover = attachments?.tintCover ?? TintCover(mode: ownTintAdjustmentMode)
        cover.count += 1
        madeAttachments.tintCover = cover
        if cover.mode == .automatic { apply(.dimmed) }
    }

    /// Removes one presentation that dims the view; after the last one the view has its former mode.
    func tintIsUncovered() {
        guard var cover = attachments?.tintCover else { return }
        cover.count -= 1
        attachments?.tintCover = cover.count > 0 ? cover : nil
        if cover.count == 0 { apply(cover.mode) }
    }

    /// The effective mode of the view itself.
    var ownTintAdjustmentMode: TintAdjustmentMode {
        viewFlags.contains(.hasDimmedTint) ? .dimmed : viewFlags.contains(.hasNormalTint) ? .normal : .automatic
    }

    /// Notifies this view and all views below that inherit from it.
    func propagateTintChange(where inherits: (UIView) -> Bool = { _ in true }) {
        if storedBackgroundColor?.hasProvider == true { resolveBackgroundColor() }
        // The base implementation is empty.
        if type(of: self) != UIView.self { performInAmbience { tintColorDidChange() } }
        for subview in storedSubviews where inherits(subview) { subview.propagateTintChange(where: inherits) }
    }
}

/// The presentations that dim a view.
struct TintCover {
    /// The view's mode without the presentations.
    var mode: UIView.TintAdjustmentMode
    /// The number of presentations.
    var count = 0
}

extension UIColor {
    /// A grey of the same brightness and alpha.
    fileprivate nonisolated var dimmed: UIColor {
        guard !isDynamic else { return UIColor { [self] in resolvedColor(with: $0).dimmed } }
        let color = rgba
        return UIColor(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
    }
}
