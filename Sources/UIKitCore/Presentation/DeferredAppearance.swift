/// An appearance change of a context's container, deferred while a presentation or dismissal in the context is animating.
enum DeferredAppearance {
    case stays
    case leaves(animated: Bool)
    case isGone
}

extension UIViewController {
    /// The presentation in this controller's context that sends it its appearance callbacks now.
    private var driver: Presentation? { presentation.flatMap { $0.drivesPresenter ? $0 : nil } }

    /// Whether the appearance change that the outer container began is to end now; nil when there is none.
    var isChangingDeferred: Bool? {
        guard let driver else { return nil }
        if case .leaves = driver.deferredAppearance { return true }
        return false
    }

    /// Called when the outer container begins to show or hide this controller, or the controller presented in its context.
    func beginDeferrableAppearance(_ isAppearing: Bool, animated: Bool) {
        if !isAppearing { presentation?.breakOffInContext() }
        if let driver {
            driver.deferredAppearance = isAppearing ? .stays : .leaves(animated: animated)
        } else {
            beginAppearance(isAppearing, animated: animated)
        }
    }

    /// Called when the outer container has shown or hidden it.
    func endDeferrableAppearance() {
        if isDisappearing { presentation?.breakOffInContext() }
        if let driver {
            driver.deferredAppearance = .isGone
        } else {
            endAppearance()
        }
    }
}

extension Presentation {
    /// Whether the running change of the presentation sends the presenter its appearance callbacks.
    fileprivate var drivesPresenter: Bool { isPresenterOut && isInContext && change != nil }

    /// Ends the animation in a context that is being removed; an interactive one is cancelled.
    fileprivate func breakOffInContext() {
        if isInContext { runner.finishImmediately(goingBack: true) }
    }

    /// Notes at the beginning of a change whether the controller that is visible in the context is already disappearing.
    func noteAppearance(of occupant: UIViewController) {
        let state = occupant.appearance
        let isLeaving = drivesPresenter && state.state == .disappearing
        deferredAppearance = isLeaving ? .leaves(animated: state.isAnimated) : .stays
    }

    /// Applies the deferred change, after the presentation's, to the controller that is visible in the context by then.
    func applyDeferredAppearance() {
        let former = deferredAppearance
        deferredAppearance = .stays
        switch former {
        case .stays: break
        case .leaves(let animated): presenter?.beginAppearance(false, animated: animated)
        case .isGone:
            presenter?.beginAppearance(false, animated: false)
            presenter?.endAppearanceIfChanging()
        }
    }
}
