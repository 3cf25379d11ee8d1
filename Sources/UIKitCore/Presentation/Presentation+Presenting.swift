import Foundation

/// The steps of a presentation, in the order in which its change takes them.
///
/// Each callback can replace the window's root controller, which ends the presentation.
extension Presentation {
    /// Accepts the request and adopts the style for the window; nil when the presenter has left its window meanwhile.
    func acceptRequest() -> (presenter: UIViewController, window: UIWindow)? {
        guard phase == .requested, let presenter, let window = presenter.viewIfLoaded?.window else {
            unlink()
            return nil
        }
        phase = .presenting
        applyInitialStyle(in: window.traitCollection)
        return (presenter, window)
    }

    /// Makes the container over a presenter; nil when callbacks have ended the presentation.
    func open(over presenter: UIViewController, in window: UIWindow) -> PresentationContainerView? {
        guard phase == .presenting else { return nil }
        if fillsWindow { ApplicationRuntime.current?.orientation.decide(for: presented) }
        let container = makeContainer(in: window)
        isPresenterOut = controller.shouldRemovePresentersView
        noteAppearance(of: presenter)
        return container
    }

    /// Sends the first callbacks and installs the presented view.
    ///
    /// - Parameter isStandard: Whether only the transition style determines the animation.
    func enter(with exchange: AppearanceExchange, isInteractive: Bool, isStandard: Bool) {
        controller.presentationTransitionWillBegin()
        exchange.beginDeparture()
        guard phase == .presenting, let container else { return }
        firstResponderRestoration.save(behind: container)
        presented.isBeingPresented = true
        exchange.beginArrival()
        guard phase == .presenting else { return }
        if !isInteractive, let view = presenterView { ApplicationRuntime.current?.cancelTouches(in: view) }
        if curls, isStandard { page = makePage(in: container) }
        if isPresenterOut { attachPresenter() }
        layOutPresented()
        exchange.arrive(layingOut: false)
        if phase == .presenting { ApplicationRuntime.current?.updateStatusBar() }
    }

    /// Sends the last callbacks of a completed presentation.
    func didPresent(with exchange: AppearanceExchange) {
        phase = .presented
        exchange.endArrival()
        presented.isBeingPresented = false
        if isPresenterOut, phase == .presented {
            exchange.endDeparture()
            putPresenterAway()
        }
        guard phase == .presented else { return }
        drivesAppearances = true
        controller.presentationTransitionDidEnd(true)
    }

    /// Removes the presented view because the presentation was cancelled.
    ///
    /// - Parameter back: The callbacks with which the presented controller leaves again.
    func didCancelPresenting(with back: AppearanceExchange) {
        back.beginDeparture()
        back.endDeparture()
        presented.isBeingPresented = false
        back.beginArrival()
        if isPresenterOut { bringPresenterHome() }
        back.endArrival()
        guard phase != .over else { return }
        tearDown()
        firstResponderRestoration.giveBack(from: presented)
        firstResponderRestoration.restoreFocus()
        controller.presentationTransitionDidEnd(false)
        controller.storedContainer = nil
    }
}
