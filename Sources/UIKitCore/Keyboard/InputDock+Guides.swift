import CoreGraphics

extension InputDock {
    /// A guide that follows the area, as long as its view has it.
    struct Follower {
        weak var guide: UIKeyboardLayoutGuide?
    }

    /// Has a guide follow the area from now on.
    func add(_ guide: UIKeyboardLayoutGuide) {
        followers.removeAll { $0.guide == nil }
        followers.append(Follower(guide: guide))
    }

    /// Has the guides of a window follow the area, and what they lay out with them.
    func moveGuides(in window: UIWindow) {
        var hasMoved = false
        for follower in followers where follower.guide?.owner?.window === window {
            if follower.guide?.follow() == true { hasMoved = true }
        }
        if hasMoved { window.layoutIfNeeded() }
    }
}
