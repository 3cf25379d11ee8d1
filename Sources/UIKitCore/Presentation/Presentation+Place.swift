/// Where the presenter's view goes and comes, what runs tells both controllers of that; what their container has to tell waits
/// meanwhile.
extension Presentation {
    /// Whether it is what tells the presenter of its appearances now.
    var drivesPresenter: Bool { run != nil && isPresenterOut && isInContext }

    /// Something begins to run: notes whether who is seen in the context is on the way out.
    func notePlace(of occupant: UIViewController) {
        let state = occupant.appearance
        place = drivesPresenter && state.state == .disappearing ? .leaves(animated: state.isAnimated) : .stays
    }

    /// Applies the container's change of the context to the presenter, now that the animation in the context is over.
    func goWithPlace() {
        let former = place
        place = .stays
        switch former {
        case .stays: break
        case .leaves(let animated): presenter?.beginAppearance(false, animated: animated)
        case .isGone:
            presenter?.beginAppearance(false, animated: false)
            presenter?.endAppearanceIfChanging()
        }
    }

    /// Lays out the presentation in the context of the presented controller, which has the same frame.
    func placeContext() {
        guard let container, let context = presented.presentation?.contextContainer, context.superview === container
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if context.frame != frame { context.frame = frame }
    }

    /// Brings a transition that runs in the context to its end now, also one that waits to be heard; under a finger it goes back.
    func breakOffInPlace() {
        guard isInContext, let transition else { return }
        if transition.isInteractive { transition.cancelInteractiveTransition() }
        endAtOnce()
    }
}
