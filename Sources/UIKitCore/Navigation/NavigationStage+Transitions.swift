import CoreGraphics
import Foundation
import QuartzCore

/// One transition after the other, each from its first callback to its last.
extension NavigationStage {
    /// Starts what waits; the last one goes on with its animation.
    func serve(moving: Bool = true) {
        guard !isServing, running == nil, isShown, !waiting.isEmpty else { return }
        isServing = true
        while isShown, !waiting.isEmpty {
            let next = waiting.removeFirst()
            begin(next, moving: moving)
            // What callbacks have asked for is not kept waiting by a motion, and nothing moves in a container that they have hidden.
            if next.coordinator != nil, waiting.isEmpty, isShown {
                running = next
                start(next)
                if next.isCompleted == nil { break }
                running = nil
            }
            end(next)
        }
        isServing = false
        if running == nil { alignChild() }
        if navigation.appearance.state == .disappeared { containerDidDisappear() }
    }

    // MARK: Beginning

    private func begin(_ transition: NavigationTransition, moving: Bool) {
        let change = transition.change
        let (from, to) = (page?.child, change.top)
        let items = navigation.items(of: change.stack)
        guard from !== to else { return navigation.navigationBar.show(items) }
        transition.old = page
        if moving, transition.animated, UIView.areAnimationsEnabled, let from, let to {
            askDelegate(for: transition, from: from, to: to)
            makeCoordinator(for: transition, from: from, to: to)
        }
        ApplicationRuntime.current?.traceTransition(
            "begin", kind: transition.kind, from: from, to: to, interactive: transition.isInteractive, cancelled: false)

        callBack(for: transition, from: from, to: to)
        showPage(of: to, in: transition)
        if transition.custom == nil { settleContent() }
        if !transition.takesBarAway {
            navigation.navigationBar.show(items, isPush: change.kind == .push, barCourse(of: transition))
        }
        // What comes with its page is as it will be.
        if navigation.pageWithBar != nil { navigation.navigationBar.layoutIfNeeded() }
        navigation.toolbar.show(to?.toolbarItems, with: transition.coordinator)
        moveBar(in: transition)
        moveToolbar(in: transition)
        navigation.setNeedsStatusBarAppearanceUpdate()
    }

    /// Tells everybody that it begins; what they say about the bar counts for the new page.
    private func callBack(for transition: NavigationTransition, from: UIViewController?, to: UIViewController?) {
        let change = transition.change
        transition.wasBarHidden = navigation.isNavigationBarHidden
        transition.hadBar = !transition.wasBarHidden && page?.isStack != true
        beginning = transition
        to?.loadViewIfNeeded()
        from?.isMovingFromParent = change.removed.contains { $0 === from }
        from?.beginAppearanceTransition(false, animated: transition.animated)
        to?.isMovingToParent = change.added.contains { $0 === to }
        to?.beginAppearanceTransition(true, animated: transition.animated)
        if let to {
            navigation.delegate?.navigationController(navigation, willShow: to, animated: transition.animated)
        }
        beginning = nil
        transition.hasBar = !navigation.isNavigationBarHidden && !(to is UINavigationController)
    }

    private func askDelegate(for transition: NavigationTransition, from: UIViewController, to: UIViewController) {
        transition.custom = navigation.delegate?.navigationController(
            navigation, animationControllerFor: transition.change.kind == .push ? .push : .pop, from: from, to: to)
        if let custom = transition.custom {
            transition.interaction = navigation.delegate?.navigationController(
                navigation, interactionControllerFor: custom)
        }
        transition.interaction = transition.interaction ?? transition.hand
    }

    /// Whether the delegate has a motion of its own for the next pop, and nobody to lead it.
    var delegateMovesPop: Bool {
        let stack = navigation.viewControllers
        guard stack.count > 1, let delegate = navigation.delegate,
            let animator = delegate.navigationController(
                navigation, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
        else { return false }
        return delegate.navigationController(navigation, interactionControllerFor: animator) == nil
    }

    private func makeCoordinator(
        for transition: NavigationTransition, from: UIViewController, to: UIViewController
    ) {
        // Animators of the app's own put what arrives beside the view that leaves.
        let container = transition.custom == nil ? content : transition.old ?? content
        let coordinator = TransitionCoordinator(
            duration: transition.custom == nil ? UINavigationBar.transitionDuration : nil,
            container: container, from: from, to: to, isInteractive: transition.isInteractive)
        for bar in [navigation.navigationBar, navigation.toolbar] {
            coordinator.animateAlongsideTransition(in: bar, animation: nil, completion: nil)
        }
        transition.coordinator = coordinator
        navigation.join(coordinator)
        transition.motion = transition.custom.map { makeMotion(of: transition, by: $0, with: coordinator) }
    }

    private func makeMotion(
        of transition: NavigationTransition, by animator: any UIViewControllerAnimatedTransitioning,
        with coordinator: TransitionCoordinator
    ) -> ControllerTransition {
        ControllerTransition(
            transition.kind, in: coordinator.containerView, coordinator: coordinator, animator: animator,
            interaction: transition.interaction
        ) { [weak self, weak transition] completed in
            guard let self, let transition, transition.isCompleted == nil else { return }
            transition.isCompleted = completed
            if running === transition, !isServing { navigation.whileHeld { finish(transition) } }
        }
    }

    private func barCourse(of transition: NavigationTransition) -> NavigationBarMotion.Course {
        guard let coordinator = transition.coordinator, transition.hadBar, transition.hasBar else { return .atOnce }
        if transition.custom != nil { return .fade(coordinator) }
        return .slide(UINavigationBar.transitionDuration, evenly: transition.isInteractive)
    }

    /// The bars get the height and the grounds that the new page needs along with the pages.
    private func moveBar(in transition: NavigationTransition) {
        guard let coordinator = transition.coordinator else {
            navigation.layOutBar()
            followContentAtBottom()
            return
        }
        coordinator.animate(
            alongsideTransition: { [navigation] _ in
                navigation.layOutBar()
                navigation.navigationBar.releaseGround()
                // A tab bar that rides on a page keeps what it has there.
                if transition.barLender == nil { navigation.stage.followContentAtBottom() }
            }, completion: nil)
    }

    /// The toolbar goes and comes with the pages when one of them hides it.
    private func moveToolbar(in transition: NavigationTransition) {
        guard !navigation.isToolbarHidden, transition.old?.hidesToolbar != transition.new?.hidesToolbar else {
            return
        }
        navigation.toolbar.absence.byContainer = false
        navigation.viewIfLoaded?.setNeedsLayout()
        transition.coordinator?.animateAlongsideTransition(
            in: navigation.toolbar, animation: { [navigation] _ in navigation.layOutToolbar() }, completion: nil)
    }

    private func showPage(of controller: UIViewController?, in transition: NavigationTransition) {
        guard let controller else { return page = nil }
        let new = makePage(for: controller)
        transition.new = new
        page = new
        if transition.change.kind == .push, transition.custom == nil {
            content.addSubview(new)
        } else {
            content.insertSubview(new, at: 0)
        }
        lendTabBar(in: transition)
        lendBar(in: transition)
        transition.old?.containerInsets.bottom = transition.old.map(bottomInset) ?? 0
        updateScrolling()
        let place = resolvePlace(in: new)
        guard transition.custom == nil else {
            // The animator puts the view into the old page, which for this time has the bars of the new one.
            transition.old?.containerInsets = new.containerInsets
            controller.standingView?.frame = place
            return
        }
        new.placeView(in: place)
        controller.standingView?.resolveSafeArea()
        controller.sendIsAppearing()
    }

    /// When only one of the pages has this stack's bar, the bar rides on it; an animator of the app's own has it slide alongside.
    private func lendBar(in transition: NavigationTransition) {
        guard transition.coordinator != nil, let old = transition.old, let new = transition.new,
            transition.hadBar != transition.hasBar
        else { return }
        if transition.custom == nil {
            navigation.lendBar(to: transition.hadBar ? old : new)
        } else {
            transition.movesBar = true
            navigation.beginMovingBar()
        }
    }

    /// When only one of the pages has the tab bar, the bar rides on it.
    private func lendTabBar(in transition: NavigationTransition) {
        guard let tabs = navigation.parent?.asContainer?.bottomBarContainer, let old = transition.old,
            let new = transition.new,
            old.hidesBottomBar != new.hidesBottomBar
        else { return }
        if transition.coordinator != nil, transition.custom == nil {
            transition.barLender = tabs
            tabs.lendBar(to: old.hidesBottomBar ? new : old)
        } else {
            tabs.viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Running

    private func start(_ transition: NavigationTransition) {
        guard let old = transition.old, let new = transition.new, let coordinator = transition.coordinator else {
            return
        }
        transition.size = content.bounds.size
        if !transition.isInteractive { ApplicationRuntime.current?.cancelTouches(in: content) }
        content.takesEveryTouch = true
        let isMirrored = navigation.viewIfLoaded?.layoutDirection == .rightToLeft
        let motion =
            transition.motion
            ?? makeMotion(
                of: transition,
                by: PageSlide(
                    from: old, to: new, isPush: transition.change.kind == .push, isMirrored: isMirrored),
                with: coordinator)
        motion.placeOfLeaving = old.child.standingView.map { coordinator.containerView.convert($0.bounds, from: $0) }
        motion.placeOfArriving = new.child.standingView?.frame
        transition.motion = motion
        if movesLater, let runtime = ApplicationRuntime.current {
            runtime.afterLayout { [weak self] in self?.move(transition) }
        } else {
            move(transition)
        }
    }

    private func move(_ transition: NavigationTransition) {
        transition.motion?.start()
        guard transition.custom != nil, transition.isCompleted == nil, let child = transition.new?.child else { return }
        child.standingView?.resolveSafeArea()
        child.sendIsAppearing()
    }

    /// Ends a running transition and starts what has been asked for meanwhile.
    private func finish(_ transition: NavigationTransition) {
        isServing = true
        running = nil
        end(transition)
        isServing = false
        alignChild()
        if !waiting.isEmpty { navigation.viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Ending

    private func end(_ transition: NavigationTransition) {
        let (old, new) = (transition.old, transition.new)
        guard old != nil || new != nil else { return finishLinks(of: transition.change) }
        // Where what leaves has left the container meanwhile, there is no way back.
        let completed = transition.isCompleted ?? true || old?.child.parent !== navigation
        for page in [old, new] { page?.clearMotion() }
        content.takesEveryTouch = false
        if completed { settle(transition) } else { goBack(transition) }
        ApplicationRuntime.current?.traceTransition(
            "end", kind: transition.kind, from: old?.child, to: new?.child, interactive: transition.isInteractive,
            cancelled: !completed)
        if let motion = transition.motion, motion.hasStarted { motion.animator.animationEnded(completed) }
        if let coordinator = transition.coordinator {
            navigation.leave(coordinator)
            coordinator.finish(cancelled: !completed)
        }
    }

    private func settle(_ transition: NavigationTransition) {
        let (old, new) = (transition.old, transition.new)
        if let new, transition.custom != nil {
            updateScrolling()
            new.placeView(in: resolvePlace(in: new))
        }
        // What arrives has been laid out before anybody hears that it has arrived.
        if let new {
            LayoutPass.layOutSubtree(of: new)
            new.scrolling?.follow()
        }
        navigation.navigationBar.finishMotion()
        if transition.takesBarAway { navigation.navigationBar.show(navigation.items(of: transition.change.stack)) }
        if transition.movesBar { navigation.endMovingBar() }
        navigation.takeBarBack()
        navigation.toolbar.endFading()
        navigation.showOrHideToolbar()
        transition.barLender?.takeBarBack()
        old?.takeOut()
        // Content that went on to move while the pages did has kept the bar as it was till now.
        navigation.layOutBar()
        navigation.navigationBar.setNeedsLayout()
        if let from = old?.child, from.isChangingAppearance { from.endAppearanceTransition() }
        if let to = new?.child {
            to.sendIsAppearing()
            // In a container that callbacks have taken off the screen nothing has appeared.
            if to.isChangingAppearance, navigation.viewIfLoaded?.window != nil { to.endAppearanceTransition() }
        }
        finishLinks(of: transition.change)
        if let to = new?.child {
            navigation.delegate?.navigationController(navigation, didShow: to, animated: transition.animated)
        }
    }

    /// Makes everything what it was before a transition that was cancelled.
    private func goBack(_ transition: NavigationTransition) {
        guard let old = transition.old, let new = transition.new else { return }
        let change = transition.change
        navigation.restore(change)
        navigation.storedIsBarHidden = transition.wasBarHidden
        page = old
        if transition.movesBar { navigation.endMovingBar() }
        transition.barLender?.takeBarBack()
        navigation.takeBarBack()
        navigation.navigationBar.show(navigation.items(of: change.former))
        navigation.toolbar.show(old.child.toolbarItems, with: nil)
        navigation.viewIfLoaded?.setNeedsLayout()
        navigation.setNeedsStatusBarAppearanceUpdate()
        new.child.isMovingFromParent = change.added.contains { $0 === new.child }
        new.child.beginAppearanceTransition(false, animated: transition.animated)
        new.child.leaveStand()
        new.takeOut()
        if new.child.isChangingAppearance { new.child.endAppearanceTransition() }
        updateScrolling()
        old.placeView(in: resolvePlace(in: old))
        old.child.beginAppearanceTransition(true, animated: transition.animated)
        if old.child.isChangingAppearance { old.child.endAppearanceTransition() }
        for controller in change.removed
        where navigation.viewControllers.contains(where: { $0 === controller }) && !navigation.keepsChild(controller) {
            controller.sendDidMove(to: navigation)
        }
        for controller in change.added where controller.parent === navigation && !navigation.keepsChild(controller) {
            controller.leaveParent()
        }
    }
}
