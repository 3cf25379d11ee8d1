import CoreGraphics
import QuartzCore

extension UIView {
    /// The frame without the transform that constraints give the view, on the pixel grid; nil without constraints.
    ///
    /// The origin is rounded to points, halves away from zero, and the size to pixels: so views of equal size stay equal, and
    /// pinned edges may be half a point off (measured on phones).
    func solvedFrame(asOf state: LayoutState) -> CGRect? {
        guard let solved = state.solvedFrame else { return nil }
        let frame = frame(forAlignmentRect: solved)
        let scale = storedLayer.contentsScale
        let size = CGSize(
            width: (frame.width * scale).rounded() / scale, height: (frame.height * scale).rounded() / scale)
        let shift = zoomShift(of: size)
        return CGRect(
            origin: CGPoint(x: frame.minX.rounded() + shift.x, y: frame.minY.rounded() + shift.y), size: size)
    }

    /// Installs marked constraints, and solves the island of which the view is the root.
    func serveConstraintMark() {
        guard viewFlags.contains(.needsSolution) else { return }
        viewFlags.remove(.needsSolution)
        installHeldConstraints()
        layoutState?.island?.solve()
    }

    /// Applies the solved frames to the direct subviews and guides.
    func applySolvedFrames() {
        guard viewFlags.contains(.isKnownToConstraints), let state = layoutState else { return }
        state.isApplying = true
        defer { state.isApplying = false }
        serveConstraintMark()
        // A view whose space is joined to its container's is in the island's engine, which knows whether anything is left.
        if !hasSettledLayout(asOf: state) { island?.solve() }
        applyWaitingFrames()
    }

    /// Whether the engine that lays out the view's content is known at once and has nothing to solve or to report.
    private func hasSettledLayout(asOf state: LayoutState) -> Bool {
        (state.isJoined ? state.engine : state.island?.engine)?.isSettled == true
    }

    /// Applies solved frames that no app's code can observe, without the preparations for such code.
    ///
    /// - Parameter state: The view's own.
    /// - Returns: Whether that is all that the view's layout does.
    func layOutUnobserved(asOf state: LayoutState) -> Bool {
        guard laysOutUnobserved, !viewFlags.contains(.needsSolution), hasSettledLayout(asOf: state),
            attachments?.readings[.layout] == nil
        else { return false }
        for inner in state.waiting where inner.item?.appliesFramesUnobserved != true { return false }
        applyWaitingFrames()
        return true
    }

    /// Whether a solved frame changes the view, and what it resizes, without any of an app's code.
    var appliesFramesUnobserved: Bool {
        guard laysOutUnobserved, controller == nil, storedLayer.watcher == nil else { return false }
        return storedSubviews.allBorrowed { !$0.followsSuperviewSize }
    }

    func solvedFrameDidChange(asOf state: LayoutState) {
        guard let container = storedSuperview else { return }
        let around = container.makeLayoutState()
        if !state.isWaiting {
            state.isWaiting = true
            around.waiting.append(state)
        }
        guard !around.isApplying, !container.storedLayer.isMarkedForLayout,
            let frame = solvedFrame(asOf: state), frame != untransformedFrame
        else { return }
        container.storedLayer.markForFurtherLayout()
    }

    func applySolvedFrame() {
        guard let state = layoutState, let new = solvedFrame(asOf: state) else { return }
        let (old, oldOrigin) = (untransformedFrame, storedLayer.bounds.origin)
        guard new != old else { return }
        state.isBeingApplied = true
        defer {
            state.isBeingApplied = false
            // A scroll view may scroll when its size changes.
            if storedLayer.bounds.origin != oldOrigin { constraintsFollowGeometry() }
            if attachments?.margins?.readableGuide != nil { constraintsFollowGuides() }
        }
        if new.size != old.size {
            // In one piece, for changing it in place makes a frame on the heap.
            bounds = CGRect(origin: bounds.origin, size: new.size)
            controller?.solvedSizeDidChange()
        }
        // Also with another anchor point: apps move constraints by half of the size to compensate for it.
        let center = CGPoint(x: new.minX + new.width / 2, y: new.minY + new.height / 2)
        if center != self.center { self.center = center }
    }

    /// Updates constraints that depend on the view's frame and its bounds' origin.
    func constraintsFollowGeometry() {
        guard viewFlags.contains(.isKnownToConstraints), let state = layoutState, !state.isBeingApplied else {
            return
        }
        state.engine?.geometryDidChange(state)
        // A frame that the app sets on a view with constraints stays until the next layout.
        if state.solvedFrame != nil, differsFromSolution { waitForLayout(of: state) }
        state.island?.engine.geometryDidChange(state)
        if attachments?.margins?.readableGuide != nil { constraintsFollowGuides() }
        markRootsForLayout(of: state)
    }

    private func waitForLayout(of state: LayoutState) {
        guard !state.isWaiting, let around = storedSuperview?.makeLayoutState() else { return }
        state.isWaiting = true
        around.waiting.append(state)
    }

    /// Updates constraints that depend on the margins and the safe area.
    func constraintsFollowGuides() {
        guard viewFlags.contains(.isKnownToConstraints), let state = layoutState else { return }
        if guidesHaveMoved() {
            state.engine?.guidesDidChange(state)
            state.island?.engine.guidesDidChange(state)
        }
        markRootsForLayout(of: state)
    }

    /// Whether one of the guides that follow the view's edges has other distances from them than those in force, which are the
    /// present ones afterwards.
    private func guidesHaveMoved() -> Bool {
        var haveMoved = false
        for guide in attachments?.layoutGuides ?? [] {
            guard let state = guide.layoutState, let known = state.insetsInUse, let insets = guide.insetsInContainer,
                known != insets
            else { continue }
            state.renewInsets(insets)
            haveMoved = true
        }
        return haveMoved
    }

    /// Marks islands to be solved at the layout of their roots. A root that is about to lay out its content does so anyway.
    private func markRootsForLayout(of state: LayoutState) {
        if state.engine?.needsSolution == true { storedSuperview?.markIslandForLayout() }
        if state.island?.engine.needsSolution == true { markIslandForLayout() }
    }

    private func markIslandForLayout() {
        guard let root = islandRoot as? UIView, root.layoutState?.isApplying != true else { return }
        root.markForFurtherLayout()
    }

    /// Updates the constraints that the view holds for its layout direction.
    func constraintsFollowDirection() {
        guard let held = layoutState?.held, !held.isEmpty else { return }
        for constraint in held where constraint.followsReadingDirection { constraint.uninstall() }
        markIsland()
    }
}
