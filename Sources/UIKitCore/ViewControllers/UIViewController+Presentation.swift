import Foundation

extension UIViewController {
    /// The presentation of this controller or of its nearest presented ancestor.
    var presentationAround: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let found = current.ownPresentation { return found }
            controller = current.parent
        }
        return nil
    }

    /// The presentation by this controller or its nearest presenting ancestor, or over the window around their context.
    var presentationFromHere: Presentation? {
        var (controller, own): (UIViewController?, Presentation?) = (self, nil)
        while let current = controller {
            if let found = current.presentation, own == nil || !found.isInContext { return found }
            if let parent = current.parent {
                controller = parent
            } else {
                own = current.ownPresentation
                controller = own?.isInContext == true ? own?.presenter : nil
            }
        }
        return nil
    }

    private var outermostAncestor: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The presenter of content that covers the window: the outermost ancestor, outside all contexts that cover only a part.
    private var windowPresenter: UIViewController {
        var presenter = outermostAncestor
        var controller = presenter
        while let own = controller.ownPresentation, own.isInContext, let below = own.presenter {
            controller = below.outermostAncestor
            if controller !== below { presenter = controller }
        }
        return presenter
    }

    private var presentationContext: UIViewController {
        var controller: UIViewController? = self
        while let current = controller {
            if current.definesPresentationContext { return current }
            controller = current.parent
        }
        return outermostAncestor
    }

    // MARK: Presenting

    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let controller = makePresentationController(for: presented)
        let presenter = controller.shouldPresentInFullscreen ? windowPresenter : presentationContext
        var attempt: String {
            "Attempt to present \(ObjectNames.label(of: presented)) on \(ObjectNames.label(of: presenter))"
                + (presenter === self ? "" : " (from \(ObjectNames.label(of: self)))")
        }
        if let other = presenter.presentation {
            return Diagnostics.log(
                "\(attempt), which is already presenting \(ObjectNames.label(of: other.presented)). Present on that one, or dismiss it first."
            )
        }
        guard let window = presenter.viewIfLoaded?.window, let runtime = ApplicationRuntime.current else {
            return Diagnostics.log(
                "\(attempt), whose view is not in the window hierarchy. Present when the view has appeared.")
        }
        checkIsFree(presented)
        if presenter.ownPresentation?.isInTransition == true {
            return Diagnostics.log(
                "\(attempt) while a presentation is in progress. Present when the view has appeared.")
        }
        if let below = presentationAround, below.page != nil {
            return Diagnostics.log(
                "\(attempt): below a page that is curled up nothing is presented. Dismiss "
                    + "\(ObjectNames.label(of: below.presented)) and present from its presenter, or present it with another "
                    + "transition style than partialCurl.")
        }
        checkStyles(of: presented, by: presenter)
        if presenter.parent == nil, presenter.ownPresentation == nil, window.rootViewController !== presenter {
            Diagnostics.log(
                "Presenting view controllers on detached view controllers is discouraged: \(ObjectNames.label(of: presenter)) "
                    + "is in no container and is not the window's root.")
        }
        if presenter.definesPresentationContext, presenter.providesPresentationContextTransitionStyle,
            !controller.shouldPresentInFullscreen
        {
            presented.modalTransitionStyle = presenter.modalTransitionStyle
        }
        let presentation = Presentation(
            of: presented, by: presenter, controller: controller, in: runtime.scene.presentations)
        presenter.presentation = presentation
        presented.ownPresentation = presentation
        presented.preparedPresentationController = nil
        runtime.scene.presentations.enqueue { [self] in
            presentation.begin(animated: animated, source: self, completion: completion)
        }
    }

    private func makePresentationController(for presented: UIViewController) -> UIPresentationController {
        let presenter = windowPresenter
        if presented.modalPresentationStyle == .custom,
            let custom = presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: self)
        {
            return custom
        }
        return presented.ownPresentationController
    }

    private func checkIsFree(_ presented: UIViewController) {
        let isRoot = UIApplication.sharedIfRunning?.windows.contains { $0.rootViewController === presented } == true
        guard isRoot || presented === self || presented.parent != nil || presented.ownPresentation != nil else {
            return
        }
        fatalError(
            "Application tried to present modally an active controller: \(ObjectNames.label(of: presented)) was to be presented by "
                + "\(ObjectNames.label(of: self)), but is shown already as a root, a child or by another presentation. "
                + "Present another instance, or remove it from there first.")
    }

    private func checkStyles(of presented: UIViewController, by presenter: UIViewController) {
        let style = presented.modalPresentationStyle
        if style == .none {
            fatalError(
                "\(ObjectNames.label(of: presented)) cannot be presented with the style none, which is an answer of adaptivity "
                    + "delegates only. Set another modalPresentationStyle.")
        }
        checkCurls(of: presented, style, by: presenter)
    }

    /// Stops a partial curl that is not presented over the whole window.
    private func checkCurls(
        of presented: UIViewController, _ style: UIModalPresentationStyle, by presenter: UIViewController
    ) {
        guard presented.modalTransitionStyle == .partialCurl else { return }
        let name = ObjectNames.label(of: presented)
        if style != .fullScreen {
            fatalError(
                "Partial curl needs full screen: \(name) has the transition style partialCurl and the "
                    + "presentation style \(style). Set modalPresentationStyle to fullScreen, or another transition style."
            )
        }
        if let own = presenter.ownPresentation, own.controller.presentationStyle != .fullScreen {
            fatalError(
                "Partial curl needs full screen: \(name) has the transition style partialCurl, but its presenter "
                    + "\(ObjectNames.label(of: presenter)) is presented with the style \(own.controller.presentationStyle). Present "
                    + "from a controller that fills the window, or set another transition style.")
        }
    }

    /// The presentation controller in use, or one made for the next presentation.
    var ownPresentationController: UIPresentationController {
        if let presentation = presentationAround { return presentation.origin }
        if let prepared = preparedPresentationController, prepared.presentationStyle == modalPresentationStyle {
            return prepared
        }
        let made: UIPresentationController
        switch modalPresentationStyle {
        case .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover: made = makePopoverPresentation()
        default: made = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        preparedPresentationController = made
        return made
    }

    /// The popover presentation controller of classes that do not override `makePopoverPresentation()`.
    var plainPopover: UIPopoverPresentationController {
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }

    // MARK: Dismissing

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let runtime = ApplicationRuntime.current else { return }
        runtime.scene.presentations.enqueue { [self] in
            guard let lowest = presentationFromHere ?? presentationAround else {
                completion?()
                return
            }
            var levels = [lowest]
            while let upper = levels[levels.count - 1].presented.presentation { levels.append(upper) }
            guard let top = levels.last, !levels.contains(where: \.isInTransition) else {
                return Diagnostics.log(
                    "Attempt to dismiss from \(ObjectNames.label(of: self)) while a presentation or dismissal is in progress. "
                        + "Dismiss when the view has appeared.")
            }
            for level in levels.dropLast().reversed() { level.collapse(into: top) }
            top.dismiss(animated: animated, completion: completion)
        }
    }

    /// Ends the presentations by this controller, which is about to leave its window, without animation and without
    /// appearing again.
    func dismissImmediately() {
        guard presentation != nil else { return }
        ApplicationRuntime.current?.scene.presentations.runAtOnce {
            while let presentation, presentation.phase != .over { presentation.dismissImmediately() }
        }
    }

    // MARK: Deciding controllers

    /// The last controller in the chain of presentations that decides for the one beneath.
    func decidingController(where overrides: (Presentation) -> Bool) -> UIViewController {
        var (decider, controller) = (self, self)
        while let presentation = controller.presentation, presentation.isInForce {
            controller = presentation.presented
            if overrides(presentation) { decider = controller }
        }
        return decider
    }

    /// This controller and those presented over it whose views are on screen, the lowest first.
    var visibleChain: [PresentationLink] {
        var levels = [PresentationLink(controller: self, presentation: nil)]
        var controller = self
        while let presentation = controller.presentation, presentation.container != nil {
            // A presenter on a curled page is still visible.
            let isAway = presentation.isPresenterOut && presentation.page == nil
            if isAway, presentation.phase == .presented { levels.removeLast() }
            controller = presentation.presented
            levels.append(PresentationLink(controller: controller, presentation: presentation))
        }
        return levels
    }
}
