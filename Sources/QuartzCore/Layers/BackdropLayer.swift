import CoreGraphics
import Foundation

/// Shows the content below it, blurred and tinted, within its rounded bounds.
package final class BackdropLayer: CALayer {
    override class var initialLook: LayerExtras.Look? { .backdrop(BackdropLook()) }

    private var look: BackdropLook { state.extras.backdrop ?? BackdropLook() }

    /// The effect on the picture below; a clear one has no effect. Animatable by the key path `backdrop`.
    package var backdrop: Backdrop {
        get { look.backdrop }
        set {
            // A fade from or to a clear effect keeps the hue.
            let shown = newValue.isClear ? look.backdrop.cleared : newValue
            if look.backdrop.isClear { state.extras.look = .backdrop(BackdropLook(backdrop: shown.cleared)) }
            change(.backdrop, from: look.animatable, to: BackdropLook(backdrop: shown).animatable) {
                $0.extras.look = .backdrop(BackdropLook(backdrop: shown))
            }
        }
    }

    override func shownContents(of state: LayerState) -> RenderNode.Contents {
        guard let backdrop = state.extras.backdrop?.backdrop, !backdrop.isClear else { return .none }
        return .backdrop(backdrop)
    }
}
