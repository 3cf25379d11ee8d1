import UIFoundation

extension UIView {
    func markForConstraints() {
        viewFlags.insert(.needsUpdateConstraints)
        markSubtreeForConstraints()
    }

    /// Has the next pass look for marks here.
    func markSubtreeForConstraints() {
        var view: UIView? = self
        while let current = view, !current.viewFlags.contains(.subtreeNeedsUpdateConstraints) {
            current.viewFlags.insert(.subtreeNeedsUpdateConstraints)
            view = current.storedSuperview
        }
        AppClock.current?.setNeedsFrame()
    }

    func updateMarkedConstraints() {
        guard viewFlags.contains(.subtreeNeedsUpdateConstraints) else { return }
        viewFlags.remove(.subtreeNeedsUpdateConstraints)
        for subview in storedSubviews { subview.updateMarkedConstraints() }
        updateOwnConstraints()
        serveConstraintMark()
    }

    private func updateOwnConstraints() {
        guard viewFlags.contains(.needsUpdateConstraints) else { return }
        viewFlags.remove(.needsUpdateConstraints)
        guard let controller else {
            return observing(.constraints, of: type(of: self)) { performInAmbience { updateConstraints() } }
        }
        observing(.constraints, of: type(of: controller)) {
            controller.performInAmbience { controller.updateViewConstraints() }
        }
    }
}
