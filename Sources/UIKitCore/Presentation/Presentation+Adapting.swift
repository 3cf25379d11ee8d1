import CoreGraphics
import Foundation
import UIFoundation

/// The adaptation of a presentation's style to traits, as its delegate decides.
extension Presentation {
    /// The controller that lays out the presented view after the running size change.
    var nextController: UIPresentationController { successor ?? controller }

    /// Adopts the style for the traits at the beginning.
    func applyInitialStyle(in traits: UITraitCollection) {
        adaptedStyle = style(in: traits)
        let shown = shown(with: nil)
        controller = placer()
        notify(controller, coordinator: nil)
        controller.setPresented(shown)
        guard shown !== presented else { return }
        presented.ownPresentation = nil
        presented = shown
        shown.ownPresentation = self
    }

    /// Called before the traits change: adapts the style along with the change if they ask for another one.
    func adapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let style = style(in: traits)
        guard style != adaptedStyle else { return }
        runner.cancelOrFinishImmediately()
        guard phase == .presented, let container else { return }
        adaptedStyle = style
        let (former, first) = (controller, firstResponder)
        let next = placer()
        let shown = shown(with: coordinator)
        notify(next, coordinator: coordinator)
        // A presented controller that stays keeps its view until then.
        if next !== former { next.setPresented(shown) }
        successor = next
        coordinator.animate { _ in
            UIView.performWithoutAnimation { self.adopt(next, showing: shown, firstResponder: first) }
        } completion: { _ in
            self.successor = nil
            shown.leave(coordinator as? TransitionCoordinator)
            guard former !== next else { return }
            former.dismissalTransitionDidEnd(true)
            former.storedContainer = nil
            next.presentationTransitionDidEnd(true)
        }
        if let coordinator = coordinator as? TransitionCoordinator { shown.join(coordinator) }
        guard former !== next else { return }
        former.dismissalTransitionWillBegin()
        next.storedContainer = container
        next.presentationTransitionWillBegin()
    }

    /// Adapts the style after an upper presentation that covered this one was dismissed; the traits may have changed meanwhile.
    func adaptAfterAbsence(beneath upper: Presentation) {
        guard let container, let traits = container.window?.traitCollection else { return }
        let coordinator = TransitionCoordinator(duration: 0, container: container)
        adapt(to: traits, with: coordinator)
        UIView.performWithoutAnimation { coordinator.runAlongside() }
        coordinator.finish()
        if let view = upper.presenterView, view.superview === container { upper.noteHome(of: view) }
    }

    /// Takes the content out of the controller that was shown around it, so that it can be presented again.
    func releaseContent() {
        if content !== presented, content.nearestAncestor(where: { $0 === presented }) != nil {
            content.leaveContainer()
        }
    }

    // MARK: Choosing

    /// The style to adapt to; `none` keeps the app's. Only sheets, popovers and custom presentations adapt.
    private func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = origin.presentationStyle
        guard [.pageSheet, .formSheet, .popover, .custom].contains(own) else { return .none }
        let answer = origin.adaptivePresentationStyle(for: traits)
        switch answer {
        case .automatic: return own == .pageSheet ? .none : .pageSheet
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return answer == own ? .none : answer
        default: return .none
        }
    }

    /// The presentation controller for the adapted style.
    private func placer() -> UIPresentationController {
        if adaptedStyle != .none, let substitute = origin.substitute { return substitute }
        let placer: UIPresentationController
        switch adaptedStyle {
        case .none: return origin
        case .pageSheet, .formSheet:
            if origin is UISheetPresentationController { return origin }
            placer =
                (origin as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
                ?? UISheetPresentationController(presentedViewController: content, presenting: nil)
        default: placer = UIPresentationController(presentedViewController: content, presenting: nil)
        }
        placer.style = adaptedStyle
        return placer
    }

    /// The controller that the delegate shows in the adapted style.
    private func shown(with coordinator: (any UIViewControllerTransitionCoordinator)?) -> UIViewController {
        guard adaptedStyle != .none else { return content }
        return origin.delegate?.presentationController(
            origin, viewControllerForAdaptivePresentationStyle: adaptedStyle) ?? content
    }

    private func notify(_ placer: UIPresentationController, coordinator: (any UIViewControllerTransitionCoordinator)?) {
        (origin.adaptedStyle, placer.adaptedStyle) = (adaptedStyle, adaptedStyle)
        if placer !== origin { origin.delegate?.presentationController(origin, prepare: placer) }
        origin.delegate?.presentationController(
            origin, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
    }

    // MARK: Changing

    private func adopt(
        _ next: UIPresentationController, showing shown: UIViewController, firstResponder first: UIResponder?
    ) {
        guard phase == .presented else { return }
        let formerView = controller.presentedView
        let former = presented
        if former !== shown { exchange(former, for: shown) }
        next.setPresented(shown)
        let isAnother = controller !== next
        controller = next
        setPresenterOut(next.shouldRemovePresentersView)
        layOutPresented()
        if isAnother, let formerView, let view = next.presentedView, !formerView.isDescendant(of: view) {
            formerView.removeFromSuperview()
        }
        if former !== shown {
            shown.beginAppearance(true, animated: false)
            shown.sendIsAppearing()
            shown.endAppearanceIfChanging()
        }
        // A first responder whose view was moved has left the window for a moment and was resigned.
        if let first, first.responderWindow?.storedFirstResponder == nil { first.becomeFirstResponder() }
    }

    /// The first responder in the presented content.
    private var firstResponder: UIResponder? {
        guard let first = container?.window?.storedFirstResponder, first.chain.holds(presented)
        else { return nil }
        return first
    }

    /// Shows one controller instead of another; either may contain the other.
    private func exchange(_ former: UIViewController, for next: UIViewController) {
        former.ownPresentation = nil
        next.ownPresentation = self
        presented = next
        // A presentation above it stays.
        if let upper = former.presentation {
            (next.presentation, former.presentation) = (upper, nil)
            upper.presenter = next
        }
        if former.nearestAncestor(where: { $0 === next }) != nil { return next.loadIfNeeded() }
        // The former controller ends its changes while the next one, which it may contain, is still in the window.
        former.beginAppearance(false, animated: false)
        next.leaveContainer()
        former.viewIfLoaded?.removeFromSuperview()
        former.endAppearanceIfChanging()
    }

    /// Removes the presenter's view from the window or adds it again, with the appearance callbacks.
    private func setPresenterOut(_ isOut: Bool) {
        guard isOut != isPresenterOut, let presenter else { return }
        let former = drivesAppearances
        drivesAppearances = false
        if isOut {
            presenter.beginAppearance(false, animated: false)
            attachPresenter()
            presenterView?.removeFromSuperview()
        } else {
            presenter.beginAppearance(true, animated: false)
            putPresenterBack()
            bringPresenterHome()
            presenter.sendIsAppearing()
        }
        presenter.endAppearanceIfChanging()
        isPresenterOut = isOut
        drivesAppearances = former
    }
}

extension UIViewController {
    fileprivate func nearestAncestor(where predicate: (UIViewController) -> Bool) -> UIViewController? {
        var controller = parent
        while let current = controller, !predicate(current) { controller = current.parent }
        return controller
    }

    fileprivate func leaveContainer() {
        guard parent != nil else { return }
        sendWillMove(to: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
