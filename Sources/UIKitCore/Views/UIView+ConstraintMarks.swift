import QuartzCore
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

    /// Calls what is due of `updateConstraints()`, the deepest views first; then installs what is marked, and solves.
    ///
    /// - Returns: Whether anything was marked for that.
    @discardableResult
    func updateMarkedConstraints() -> Bool {
        var hasSolved = false
        // An update may mark views inside, which were passed already.
        for _ in 0..<Self.updateLimit where viewFlags.contains(.subtreeNeedsUpdateConstraints) {
            var marked: [UIView] = []
            updateMarkedConstraints(adding: &marked)
            // Content enters its container's island at once when that is known first; small parts are solved fastest.
            for view in marked.reversed() { view.joinForHeldConstraints() }
            for view in marked.reversed() { view.installHeldConstraints() }
            for view in marked { view.island?.solve() }
            if !marked.isEmpty { hasSolved = true }
        }
        return hasSolved
    }

    /// How often an update is repeated for what it marks itself; what is marked then waits for the next round of the layout.
    private static let updateLimit = 4

    private func updateMarkedConstraints(adding marked: inout [UIView]) {
        guard viewFlags.contains(.subtreeNeedsUpdateConstraints) else { return }
        viewFlags.remove(.subtreeNeedsUpdateConstraints)
        for subview in subviewsMarkedForConstraints { subview.updateMarkedConstraints(adding: &marked) }
        updateOwnConstraints()
        guard viewFlags.contains(.needsSolution) else { return }
        viewFlags.remove(.needsSolution)
        marked.append(self)
    }

    /// The subviews in which something is marked: often one of many, of which no references are counted.
    private var subviewsMarkedForConstraints: [UIView] {
        var marked: [UIView] = []
        storedSubviews.withUnsafeBufferPointer { subviews in
            for index in subviews.indices {
                let isMarked = Unmanaged.passUnretained(subviews[index]).borrow {
                    $0.viewFlags.contains(.subtreeNeedsUpdateConstraints)
                }
                if isMarked { marked.append(subviews[index]) }
            }
        }
        return marked
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
