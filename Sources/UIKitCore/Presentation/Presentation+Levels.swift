import Foundation

/// How a presentation goes that does not end by a dismissal of its own.
extension Presentation {
    /// Goes from between two others without a transition, leaving what it covers to the presentation above.
    func collapse(into upper: Presentation) {
        // What happens to this level is no matter of the one above.
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
        // A callback may have replaced the window's root.
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

    /// Puts what covers a context in this level's place beside this level, so that it is still seen to go.
    private func bringOut(_ upper: Presentation) {
        guard let container, let host = container.superview, let inside = upper.container, inside !== container,
            inside.isDescendant(of: container)
        else { return }
        let frame = host.convert(inside.bounds, from: inside)
        host.insertSubview(inside, aboveSubview: container)
        inside.frame = frame
    }

    /// Ends at once, with everything above, because the presenter goes as well: that does not come back first.
    ///
    /// It can be called from any callback, those of this presentation among them; a transition that runs is brought to its end.
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

    /// Takes what is shown away, as it is.
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

    /// Whether a view lies behind, where neither touches nor keys come to it.
    func covers(_ view: UIView) -> Bool {
        guard isInForce, let container, let host = container.superview, !controller.leavesFree(view) else {
            return false
        }
        var branch = view
        while let parent = branch.superview, parent !== host { branch = parent }
        guard branch.superview === host, branch !== container else { return false }
        guard !isInContext else { return branch === presenterView }
        return host.storedSubviews.prefix { $0 !== container }.contains { $0 === branch }
    }
}
