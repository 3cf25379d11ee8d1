import CoreGraphics

/// The area follows a finger that scrolls.
extension InputDock: PulledPanel {
    /// Keeps the area below a finger at a distance from the top of its window, in points.
    ///
    /// Only a responder that has a keyboard, or a view instead of one, can lose it this way. Views that another responder shows
    /// afterwards stay.
    func pull(to y: CGFloat, in window: UIWindow) {
        guard view.superview === window, let frame, let first = window.storedFirstResponder,
            first is any UIKeyInput || view.views?.input != nil
        else { return }
        let rest = owner(of: first).map { InputViews(of: $0).height(in: frame.width) } ?? 0
        let new = y > frame.minY ? min(y - frame.minY, max(0, frame.height - rest)) : nil
        guard new != pull else { return }
        pull = new
        UIView.performWithoutAnimation {
            view.frame.origin.y = frame.minY + (new ?? 0)
            moveGuides(in: window)
        }
    }

    /// The finger has left. If it was below the area's upper edge, the first responder resigns; if the pull is taken back or the
    /// responder refuses, the area returns.
    func endPull(returning: Bool) {
        guard pull != nil, let window = view.superview as? UIWindow else { return }
        if !returning { _ = window.storedFirstResponder?.resignIfAllowed() }
        // Nil if the area is hidden, or moves to another height.
        guard let distance = pull, let frame else { return }
        pull = nil
        guard distance > 0 else { return }
        animate { [view] in
            view.frame = frame
            self.moveGuides(in: window)
        }
    }
}
