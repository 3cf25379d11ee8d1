import CoreGraphics
import Foundation

/// Desaturates the tint colour of the views behind a presentation while it is shown.
///
/// A view behind several presentations gets its colour back with the last of them, in whichever order they end.
package final class TintDimming {
    private var dimmed: [WeakView] = []

    package init() {}

    /// Dims the tint of all views behind a presentation's container.
    package func dim(behind container: UIView) {
        guard dimmed.isEmpty, let views = container.superview?.subviews else { return }
        for view in views.prefix(while: { $0 !== container }) {
            dimmed.append(WeakView(view: view))
            view.tintIsCovered()
        }
    }

    /// Dims the tint behind a presentation's container if that is darkened, and restores it otherwise.
    ///
    /// - Parameter darkness: The dimming of the content behind, 0 to 1.
    func follow(_ darkness: CGFloat, behind container: UIView) {
        if darkness > 0 { dim(behind: container) } else { restore() }
    }

    /// Restores the tint, as far as this presentation is concerned.
    package func restore() {
        let views = dimmed
        dimmed = []
        for entry in views { entry.view?.tintIsUncovered() }
    }

    private struct WeakView {
        weak var view: UIView?
    }
}
