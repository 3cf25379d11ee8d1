import CoreGraphics
import Foundation

/// Takes the colour out of what can be touched behind a presentation, for as long as that is there.
///
/// What several presentations lie in front of gets its colour back with the last of them, whichever goes first.
package final class TintDimming {
    private var dimmed: [WeakView] = []

    package init() {}

    /// Dims everything behind a presentation's container.
    package func dim(behind container: UIView) {
        guard dimmed.isEmpty, let views = container.superview?.subviews else { return }
        for view in views.prefix(while: { $0 !== container }) {
            dimmed.append(WeakView(view: view))
            view.tintIsCovered()
        }
    }

    /// Dims everything behind a presentation's container where that darkens it, and gives back the colour where it does not.
    func follow(_ darkness: CGFloat, behind container: UIView) {
        if darkness > 0 { dim(behind: container) } else { restore() }
    }

    /// Gives everything its colour back, as far as this presentation is concerned.
    package func restore() {
        let views = dimmed
        dimmed = []
        for entry in views { entry.view?.tintIsUncovered() }
    }

    private struct WeakView {
        weak var view: UIView?
    }
}
