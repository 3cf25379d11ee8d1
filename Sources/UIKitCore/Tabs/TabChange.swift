import Foundation

/// One switch of tabs: at once, or by an animator of the delegate.
final class TabChange: ControllerChange {
    private unowned let stage: TabStage
    private var exchange = AppearanceExchange(animated: false)
    var context: TransitionContext?
    var isCompleted: Bool?

    /// Makes a change to the tab that is selected when it begins.
    init(on stage: TabStage) { self.stage = stage }

    let kind = "select"
    var from: UIViewController? { exchange.leaving.first }
    var to: UIViewController? { exchange.arriving.first }
    var isTraced: Bool { context != nil }

    private var tabs: UITabBarController { stage.tabs }

    // MARK: Beginning

    func prepare() -> Bool {
        let (state, old, new) = (tabs.appearance.state, stage.shown, tabs.selectedRoot)
        guard state == .appearing || state == .appeared, old !== new else { return false }
        let animator = old.flatMap { old in new.flatMap { self.animator(from: old, to: $0) } }
        // A controller that has moved into the "More" list gets its callbacks from that.
        let leaving = tabs.more?.chosen === old ? nil : old
        exchange = AppearanceExchange(from: leaving, to: new, animated: animator != nil, begins: .arriving) {
            [weak tabs] in $0 === old && tabs?.isRoot($0) == false
        }
        guard let animator else { return true }
        stage.runner.makeContext(
            for: self, in: stage.content, animator: animator,
            interactionController: tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator))
        return true
    }

    /// The delegate's animator for a switch between two tabs on screen.
    private func animator(
        from old: UIViewController, to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard tabs.isRoot(old), UIView.areAnimationsEnabled, isOnScreen else { return nil }
        return tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: old, to: new)
    }

    private var isOnScreen: Bool { tabs.appearance.state == .appeared && tabs.viewIfLoaded?.window != nil }

    func begin() {
        exchange.load()
        exchange.begin()
        stage.shown = to
    }

    // MARK: Moving

    /// False when callbacks have selected another tab, which would wait for the animation, or have hidden the container.
    var mayMove: Bool { context != nil && tabs.selectedRoot === to && isOnScreen }

    func start() {
        guard let context, let to else { return }
        stage.content.captureAllTouches(cancelling: !context.isInteractive)
        let place = tabs.frame(of: to)
        to.embeddedView?.frame = place
        context.frameOfLeaving = from?.embeddedView?.frame
        context.frameOfArriving = place
        tabs.layOutContainer()
        if let bar = tabs.navigationController?.navigationBar {
            context.coordinator.animateAlongsideTransition(
                in: bar,
                animation: { [tabs] _ in
                    UIView.performWithoutAnimation { self.arrive() }
                    tabs.followContentAround()
                }, completion: nil)
        }
        context.start()
        if isCompleted == nil { arrive() }
    }

    /// Called when the animator has added the arriving view to the window.
    private func arrive() {
        exchange.arrive(layingOut: tabs.navigationController != nil && to?.embeddedView?.isInWindow == true)
    }

    // MARK: Ending

    func settle() {
        // A controller that has moved into the "More" list is shown there, and its view has been removed here before.
        if context == nil { from?.unembed() }
        if to != nil { bringIn() }
        if context != nil { from?.unembed() }
        end(exchange)
    }

    private func bringIn() {
        tabs.layOutContainer()
        guard tabs.view.window != nil else { return }
        exchange.arrive()
        tabs.followContentAround()
    }

    func revert() {
        let back = exchange.reversed()
        if let from { tabs.restoreSelection(from) }
        stage.shown = from
        back.beginDeparture()
        to?.unembed()
        back.endDeparture()
        tabs.layOutContainer()
        tabs.followContentAround()
        back.beginArrival()
        end(back)
    }

    private func end(_ exchange: AppearanceExchange) {
        exchange.end(arrives: tabs.appearance.state == .appeared)
        ApplicationRuntime.current?.updateStatusBar()
    }
}
