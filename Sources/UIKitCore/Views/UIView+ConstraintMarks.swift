import QuartzCore
import UIFoundation

extension UIView {
    func markForConstraints() {
        viewFlags.insert(.needsUpdateConstraints)
        markSubtreeForConstraints()
    }

    /// Marks the view and its ancestors, so that the next pass looks for marked views here.
    func markSubtreeForConstraints() {
        var view: UIView? = self
        while let current = view, !current.viewFlags.contains(.subtreeNeedsUpdateConstraints) {
            current.viewFlags.insert(.subtreeNeedsUpdateConstraints)
            view = current.storedSuperview
        }
        AppClock.current?.setNeedsFrame()
    }

    /// Calls `updateConstraints()` on marked views, the deepest first; then installs marked constraints, and solves.
    ///
    /// - Returns: Whether a view was marked for installing or solving.
    @discardableResult
    func updateMarkedConstraints() -> Bool {
        var hasSolved = false
        // An update may mark views below, which were passed already.
        for _ in 0..<Self.updateLimit where viewFlags.contains(.subtreeNeedsUpdateConstraints) {
            var marked: [UIView] = []
            updateMarkedConstraints(adding: &marked)
            // Content joins its container's island before constraints are installed; small islands are solved fastest. Containers
            // are before what they contain.
            var islands: [LayoutIsland] = []
            for view in marked.reversed() {
                view.joinForHeldConstraints()
                guard let island = view.installHeldConstraints(areJoined: true) ?? view.island else { continue }
                if islands.last !== island { islands.append(island) }
            }
            for island in islands.reversed() { island.solve() }
            if !marked.isEmpty { hasSolved = true }
        }
        return hasSolved
    }

    /// The number of repeated updates for marks that updates make; later marks wait for the next layout round.
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

    /// The subviews with marked views: often one of many; they are found without retaining views.
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
