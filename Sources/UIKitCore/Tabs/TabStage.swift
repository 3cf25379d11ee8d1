import CoreGraphics
import Foundation

/// Brings the selected child of a tab bar controller to the screen, at once or by a transition that the delegate gives.
///
/// One switch follows the other: a transition that still runs is ended when another tab is selected, one under the finger goes back.
final class TabStage {
    private unowned let tabs: UITabBarController
    /// Holds the children's views below the bar; as large as the container.
    let content = StageView()
    /// The child whose view is in place or arriving; differs from the selected one only while callbacks change the selection.
    private(set) var shown: UIViewController?
    private var isSwitching = false
    private var running: TabTransition?

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Forgets the views of a container that loads its view again.
    func reset() {
        shown?.leaveStand()
        shown = nil
    }

    /// The children that share the container's own appearances: the one shown, unless a switch drives it.
    var appearanceChildren: [UIViewController] {
        isSwitching || running != nil ? [] : shown.map { [$0] } ?? []
    }

    /// Whether nothing moves, and no callbacks of a switch are under way.
    var isAtRest: Bool { running == nil && !isSwitching }

    private var isContainerShown: Bool {
        tabs.appearance.state == .appearing || tabs.appearance.state == .appeared
    }

    private var canMove: Bool { tabs.appearance.state == .appeared && tabs.viewIfLoaded?.window != nil }

    // MARK: Selection

    /// Has the selected child take the place of the one that is shown, with the callbacks that the container's own state calls
    /// for. Off screen nothing is loaded: the child comes in when the container appears.
    func bringInSelected() {
        guard !isSwitching, tabs.isViewLoaded else { return }
        if tabs.appearance.state == .disappeared {
            takeOutUnselected()
            tabs.view.setNeedsLayout()
        } else {
            isSwitching = true
            while running == nil, shown !== tabs.selectedRoot, isContainerShown { exchange() }
            isSwitching = false
        }
        if running == nil, let shown { tabs.alignAppearance(of: shown) }
    }

    /// Ends a running transition at once, so that another change finds everything at rest; what a finger leads goes back.
    func bringToRest() {
        if !isSwitching { running?.motion?.breakOff() }
    }

    /// Ends a transition that runs in another size than the container's.
    func sizeMayHaveChanged() {
        if let running, running.size != content.bounds.size { bringToRest() }
    }

    /// Takes the selected child, loaded, in place of another one; whoever asks lays it out.
    func takeSelected() {
        guard !isSwitching else { return }
        takeOutUnselected()
        shown = tabs.selectedRoot
        shown?.loadViewIfNeeded()
    }

    private func takeOutUnselected() {
        guard let old = shown, old !== tabs.selectedRoot else { return }
        old.leaveStand()
        shown = nil
        // One that was going with the container does not come back with it.
        if old.isDisappearing { old.endAppearanceTransition() }
    }

    // MARK: Switching

    private func exchange() {
        let (old, new) = (shown, tabs.selectedRoot)
        let transition = transition(from: old, to: new)
        transition?.trace("begin")
        new?.loadViewIfNeeded()
        new?.beginAppearanceTransition(true, animated: transition != nil)
        old?.isMovingFromParent = !tabs.isRoot(old)
        old?.beginAppearanceTransition(false, animated: transition != nil)
        shown = new
        guard let transition else {
            old?.leaveStand()
            if let new { bring(new) }
            endAppearances(old, new)
            return
        }
        // What callbacks have selected is not kept waiting by a motion, and nothing moves in a container that they have hidden.
        if tabs.selectedRoot === new, canMove {
            running = transition
            start(transition)
            if transition.isCompleted == nil { return }
            running = nil
        }
        end(transition)
    }

    /// The transition that the delegate gives for a switch between two tabs on screen; nil for one at once.
    private func transition(from old: UIViewController?, to new: UIViewController?) -> TabTransition? {
        guard let old, let new, tabs.isRoot(old), UIView.areAnimationsEnabled, canMove,
            let animator = tabs.delegate?.tabBarController(
                tabs, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        let interaction = tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator)
        let transition = TabTransition(from: old, to: new, in: content, animator: animator, interaction: interaction)
        transition.motion = ControllerTransition(
            "select", in: content, coordinator: transition.coordinator, animator: animator, interaction: interaction
        ) { [weak self, weak transition] completed in
            guard let self, let transition, transition.isCompleted == nil else { return }
            transition.isCompleted = completed
            if running === transition, !isSwitching { tabs.whileHeld { finish(transition) } }
        }
        tabs.join(transition.coordinator)
        return transition
    }

    private func bring(_ child: UIViewController) {
        tabs.layOutContainer()
        guard tabs.view.window != nil else { return }
        child.standingView?.resolveSafeArea()
        child.sendIsAppearing()
        if let view = child.standingView { LayoutPass.layOutSubtree(of: view) }
        tabs.followContentAround()
    }

    private func endAppearances(_ old: UIViewController?, _ new: UIViewController?) {
        if let old, old.isChangingAppearance { old.endAppearanceTransition() }
        if let new, new.isAppearing, tabs.appearance.state == .appeared {
            new.endAppearanceTransition()
        }
        ApplicationRuntime.current?.orientation.updateStatusBar()
    }

    // MARK: Transitions

    private func start(_ transition: TabTransition) {
        let coordinator = transition.coordinator
        if !coordinator.isInteractive { ApplicationRuntime.current?.cancelTouches(in: content) }
        content.takesEveryTouch = true
        let place = tabs.place(of: transition.new)
        transition.new.standingView?.frame = place
        transition.motion?.placeOfLeaving = transition.old.standingView?.frame
        transition.motion?.placeOfArriving = place
        tabs.layOutContainer()
        if let bar = tabs.navigationController?.navigationBar {
            coordinator.animateAlongsideTransition(
                in: bar,
                animation: { [tabs] _ in
                    UIView.performWithoutAnimation { self.arrive(transition) }
                    tabs.followContentAround()
                }, completion: nil)
        }
        transition.motion?.start()
        if transition.isCompleted == nil { arrive(transition) }
    }

    /// The animator has put what arrives into the window.
    private func arrive(_ transition: TabTransition) {
        transition.new.standingView?.resolveSafeArea()
        transition.new.sendIsAppearing()
        if tabs.navigationController != nil, let view = transition.new.standingView, view.isInWindow {
            LayoutPass.layOutSubtree(of: view)
        }
    }

    private func finish(_ transition: TabTransition) {
        isSwitching = true
        running = nil
        end(transition)
        isSwitching = false
        bringInSelected()
    }

    private func end(_ transition: TabTransition) {
        let completed = transition.isCompleted ?? true
        content.takesEveryTouch = false
        if completed { settle(transition) } else { goBack(transition) }
        transition.trace("end")
        if transition.motion?.hasStarted == true { transition.animator.animationEnded(completed) }
        tabs.leave(transition.coordinator)
        transition.coordinator.finish(cancelled: !completed)
    }

    private func settle(_ transition: TabTransition) {
        bring(transition.new)
        transition.old.leaveStand()
        endAppearances(transition.old, transition.new)
    }

    /// Makes everything what it was before a switch that was cancelled.
    private func goBack(_ transition: TabTransition) {
        let (old, new) = (transition.old, transition.new)
        tabs.restoreSelection(old)
        shown = old
        new.beginAppearanceTransition(false, animated: true)
        new.leaveStand()
        if new.isChangingAppearance { new.endAppearanceTransition() }
        tabs.layOutContainer()
        tabs.followContentAround()
        old.beginAppearanceTransition(true, animated: true)
        endAppearances(nil, old)
    }

    // MARK: Layout

    /// Puts the shown child's view in its place; in a transition it is in the animator's hands.
    func layOutShown() {
        if running == nil, let shown, shown.canStand { shown.stand(in: content, at: tabs.place(of: shown)) }
    }

    // MARK: The container's appearance

    /// Brings in the selected child, since the container is about to appear, or ends what moves, since it is about to go.
    func containerWillChange(isAppearing: Bool) {
        guard !isSwitching else { return }
        guard isAppearing else { return bringToRest() }
        tabs.loadViewIfNeeded()
        takeSelected()
        tabs.layOutContainer()
    }

    func containerDidDisappear() {
        if !isSwitching { takeOutUnselected() }
    }
}
