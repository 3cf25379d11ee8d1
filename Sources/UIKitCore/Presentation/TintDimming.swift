import CoreGraphics
import Foundation

/// Takes the colour out of what can be touched behind a presentation, for as long as that is there.
final class TintDimming {
    /// What was dimmed, with the mode that it had been given.
    private var dimmed: [(view: WeakView, mode: UIView.TintAdjustmentMode)] = []

    /// Dims everything behind a presentation's container.
    func dim(behind container: UIView) {
        guard dimmed.isEmpty, let views = container.superview?.subviews else { return }
        for view in views.prefix(while: { $0 !== container }) {
            dimmed.append((WeakView(view: view), view.ownTintAdjustmentMode))
            view.tintAdjustmentMode = .dimmed
        }
    }

    /// Dims everything behind a presentation's container where that darkens it, and gives back the colour where it does not.
    func follow(_ darkness: CGFloat, behind container: UIView) {
        if darkness > 0 { dim(behind: container) } else { restore() }
    }

    /// Gives every view the mode that it had.
    func restore() {
        for (entry, mode) in dimmed { entry.view?.tintAdjustmentMode = mode }
        dimmed = []
    }

    private struct WeakView {
        weak var view: UIView?
    }
}
