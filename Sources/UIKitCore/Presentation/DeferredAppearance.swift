/// The change of a container around a context, in which something is presented or dismissed; noted until that is over.
enum DeferredAppearance {
    case stays
    case leaves(animated: Bool)
    case isGone
}

extension UIViewController {
    /// The presentation in this controller's place that tells it of its appearances now.
    private var driver: Presentation? { presentation.flatMap { $0.drivesPresenter ? $0 : nil } }

    /// Whether what the container around has begun in this controller's place is to be ended.
    var isChangingDeferred: Bool? {
        guard let driver else { return nil }
        if case .leaves = driver.deferredAppearance { return true }
        return false
    }

    /// The container around begins to bring this controller's place in or to take it out.
    func beginDeferrableAppearance(_ isAppearing: Bool, animated: Bool) {
        if !isAppearing { presentation?.breakOffInContext() }
        if let driver {
            driver.deferredAppearance = isAppearing ? .stays : .leaves(animated: animated)
        } else {
            beginAppearance(isAppearing, animated: animated)
        }
    }

    /// The container around has done so.
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
    /// Whether a change of it tells the presenter of its appearances now.
    fileprivate var drivesPresenter: Bool { isPresenterOut && isInContext && change != nil }

    /// Ends what moves in the context, which goes; under a finger it goes back.
    fileprivate func breakOffInContext() {
        if isInContext { runner.finishImmediately(goingBack: true) }
    }

    /// A change begins: notes whether the one who is seen in the context is on the way out.
    func noteAppearance(of occupant: UIViewController) {
        let state = occupant.appearance
        let isLeaving = drivesPresenter && state.state == .disappearing
        deferredAppearance = isLeaving ? .leaves(animated: state.isAnimated) : .stays
    }

    /// The change is over: the one who is seen in the context by now goes the way that the context has gone meanwhile.
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
