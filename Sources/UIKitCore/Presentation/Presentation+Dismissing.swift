import Foundation

/// The steps of a dismissal, in the order in which its change takes them.
extension Presentation {
    /// Begins the dismissal; nil when the presentation is not at rest.
    func beginDismissing() -> PresentationContainerView? {
        guard phase == .presented, let container else { return nil }
        phase = .dismissing
        drivesAppearances = false
        page?.endRest()
        // A memory warning may have released its view.
        if isPresenterOut { presenter?.loadIfNeeded() }
        return container
    }

    /// Prepares the presenter, which is about to be seen, in orientation and style.
    ///
    /// - Returns: False when callbacks have ended the presentation.
    func prepareReturn(isInteractive: Bool) -> Bool {
        noteAppearance(of: presented)
        if fillsWindow, !isInteractive { ApplicationRuntime.current?.orientation.decideNow() }
        if isPresenterOut { presenter?.ownPresentation?.adaptAfterAbsence(beneath: self) }
        return phase == .dismissing
    }

    /// Sends the first callbacks and installs the presenter's view.
    ///
    /// - Parameter isStandard: Whether only the transition style determines the animation.
    func leave(with exchange: AppearanceExchange, isInteractive: Bool, isStandard: Bool) {
        controller.dismissalTransitionWillBegin()
        // Callbacks must find the presenter's view in the hierarchy.
        if isPresenterOut, page == nil || !isStandard { putPresenterBack() } else { keepPresenterOnPage() }
        presented.isBeingDismissed = true
        exchange.beginDeparture()
        if phase == .dismissing {
            if home?.window != nil { exchange.beginArrival() }
            for controller in exchange.arriving { controller.sendIsAppearing() }
        }
        guard phase == .dismissing else { return }
        if !isInteractive { firstResponderRestoration.giveBack(from: presented) }
        if phase == .dismissing { ApplicationRuntime.current?.updateStatusBar() }
    }

    /// Removes the presented view and sends the last callbacks of a completed dismissal.
    func didDismiss(with exchange: AppearanceExchange) {
        if isPresenterOut { bringPresenterHome() }
        // Before a presenter that appears shows its own input views.
        firstResponderRestoration.giveBack(from: presented)
        exchange.end(arrives: true)
        guard phase != .over else { return }
        tearDown()
        firstResponderRestoration.restoreFocus()
        presented.isBeingDismissed = false
        controller.dismissalTransitionDidEnd(true)
        controller.storedContainer = nil
    }

    /// Restores the presented view because the dismissal was cancelled.
    ///
    /// - Parameter back: The callbacks with which the presented controller appears again.
    func didCancelDismissing(with back: AppearanceExchange) {
        back.beginDeparture()
        back.endDeparture()
        if isPresenterOut { putPresenterAway() }
        back.beginArrival()
        if let view = controller.presentedView { controller.layOut(view) }
        back.endArrival()
        presented.isBeingDismissed = false
        guard phase != .over else { return }
        phase = .presented
        drivesAppearances = true
        if let container { firstResponderRestoration.saveAgain(behind: container) }
        controller.dismissalTransitionDidEnd(false)
    }
}
