import CoreGraphics
import Foundation

/// Ends of a presentation other than its own dismissal.
extension Presentation {
    /// Removes a presentation between two others without a transition; the upper one then covers this one's presenter.
    func collapse(into upper: Presentation) {
        // The callbacks of this level must not reach the level above.
        (drivesAppearances, upper.drivesAppearances) = (false, false)
        let wasShown = presented.appearance.state == .appeared
        controller.dismissalTransitionWillBegin()
        presented.isBeingDismissed = true
        if wasShown { presented.beginAppearance(false, animated: false) }
        let base = presenter
        bringOut(upper)
        controller.presentedView?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
        presented.endAppearanceIfChanging()
        // A callback may have replaced the window's root controller.
        guard phase != .over else { return }
        presented.presentation = nil
        unlink()
        presented.isBeingDismissed = false
        upper.presenter = base
        (upper.home, upper.homeIndex, upper.isPresenterOut) = (home, homeIndex, isPresenterOut)
        upper.firstResponderRestoration = firstResponderRestoration
        base?.presentation = upper
        controller.dismissalTransitionDidEnd(true)
        controller.storedContainer = nil
    }

    /// Moves a presentation in this level's context beside this level, so that it stays visible during the dismissal.
    private func bringOut(_ upper: Presentation) {
        guard let container, let host = container.superview, let inside = upper.container, inside !== container,
            inside.isDescendant(of: container)
        else { return }
        let frame = host.convert(inside.bounds, from: inside)
        host.insertSubview(inside, aboveSubview: container)
        inside.frame = frame
    }

    /// Ends the presentation and all above it at once, because the presenter is removed, too; the presenter does not
    /// appear before.
    ///
    /// It can be called in any callback, including those of this presentation; a running transition is finished.
    func dismissImmediately() {
        while let upper = presented.presentation, upper.phase != .over { upper.dismissImmediately() }
        runner.finishImmediately()
        guard phase != .over else { return }
        guard phase != .requested, let container else {
            unlink()
            return releaseContent()
        }
        runner.giveUp { removeColumn(container) }
    }

    /// Removes a container and the views in it as they are.
    private func removeColumn(_ container: UIView) {
        let former = phase
        phase = .dismissing
        drivesAppearances = false
        if former == .presented { controller.dismissalTransitionWillBegin() }
        presented.isBeingDismissed = true
        presented.beginAppearance(false, animated: false)
        container.removeFromSuperview()
        presented.endAppearanceIfChanging()
        guard phase != .over else { return }
        tearDown()
        (presented.isBeingPresented, presented.isBeingDismissed) = (false, false)
        if former == .presenting {
            controller.presentationTransitionDidEnd(false)
        } else {
            controller.dismissalTransitionDidEnd(true)
        }
        controller.storedContainer = nil
    }

    /// Whether a view lies behind the presentation, where it gets neither touches nor keys.
    func covers(_ view: UIView) -> Bool {
        guard isInForce, let container, let host = container.superview, !controller.leavesFree(view) else {
            return false
        }
        var branch = view
        while let parent = branch.superview, parent !== host { branch = parent }
        guard branch.superview === host, branch !== container else { return false }
        guard !isInContext else { return branch === presenterView }
        return host.storedSubviews.prefix { $0 !== container }.holds(branch)
    }
}
