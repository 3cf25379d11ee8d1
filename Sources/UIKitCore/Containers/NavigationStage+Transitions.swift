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

        to?.loadViewIfNeeded()
        from?.isMovingFromParent = change.removed.contains { $0 === from }
        from?.beginAppearanceTransition(false, animated: transition.animated)
        to?.isMovingToParent = change.added.contains { $0 === to }
        to?.beginAppearanceTransition(true, animated: transition.animated)
        if let to {
            navigation.delegate?.navigationController(navigation, willShow: to, animated: transition.animated)
        }
        showPage(of: to, in: transition)
        if transition.custom == nil { settleContent() }
        navigation.navigationBar.show(items, isPush: change.kind == .push, barCourse(of: transition))
        navigation.toolbar.show(to?.toolbarItems, with: transition.coordinator)
        moveBar(in: transition)
        moveToolbar(in: transition)
        navigation.setNeedsStatusBarAppearanceUpdate()
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

    private func makeCoordinator(
        for transition: NavigationTransition, from: UIViewController, to: UIViewController
    ) {
        // Animators of the app's own put what arrives beside the view that leaves.
        let container = transition.custom == nil ? content : transition.old ?? content
        let coordinator = TransitionCoordinator(
            duration: transition.custom?.transitionDuration(using: nil) ?? UINavigationBar.transitionDuration,
            container: container, from: from, to: to, isInteractive: transition.isInteractive)
        for bar in [navigation.navigationBar, navigation.toolbar] {
            coordinator.animateAlongsideTransition(in: bar, animation: nil, completion: nil)
        }
        transition.coordinator = coordinator
        navigation.runningCoordinator = coordinator
    }

    private func barCourse(of transition: NavigationTransition) -> NavigationBarMotion.Course {
        guard let coordinator = transition.coordinator, !navigation.isNavigationBarHidden, !transition.isOfStack else {
            return .atOnce
        }
        if transition.custom != nil { return .fade(coordinator) }
        return .slide(UINavigationBar.transitionDuration, evenly: transition.isInteractive)
    }

    /// The bar gets the height that the new page needs along with the pages.
    private func moveBar(in transition: NavigationTransition) {
        guard let coordinator = transition.coordinator else {
            navigation.layOutBar()
            return
        }
        coordinator.animate(
            alongsideTransition: { [navigation] _ in
                navigation.layOutBar()
                navigation.navigationBar.layOutGround()
            }, completion: nil)
    }

    /// The toolbar goes and comes with the pages when one of them hides it.
    private func moveToolbar(in transition: NavigationTransition) {
        guard !navigation.isToolbarHidden, transition.old?.hidesToolbar != transition.new?.hidesToolbar else {
            return
        }
        navigation.toolbar.isHidden = false
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
        let place = resolvePlace(in: new)
        guard transition.custom == nil else {
            // The animator puts the view into the old page, which for this time has the bars of the new one.
            transition.old?.containerInsets = new.containerInsets
            controller.viewIfLoaded?.frame = place
            return
        }
        new.placeView(in: place)
        controller.viewIfLoaded?.resolveSafeArea()
        controller.sendIsAppearing()
    }

    /// When one of the pages has a bar of its own, this stack's bar rides on the other.
    private func lendBar(in transition: NavigationTransition) {
        guard transition.coordinator != nil, transition.custom == nil, let old = transition.old,
            let new = transition.new, old.isStack != new.isStack
        else { return }
        navigation.lendBar(to: old.isStack ? new : old)
    }

    /// When only one of the pages has the tab bar, the bar rides on it.
    private func lendTabBar(in transition: NavigationTransition) {
        guard let tabs = navigation.parent as? UITabBarController, let old = transition.old, let new = transition.new,
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
        let standard = PageSlide(
            from: old, to: new, isPush: transition.change.kind == .push,
            isMirrored: navigation.viewIfLoaded?.layoutDirection == .rightToLeft)
        let motion = ControllerTransition(
            transition.kind, in: coordinator.containerView, coordinator: coordinator,
            animator: transition.custom ?? standard, interaction: transition.interaction
        ) { [weak self, weak transition] completed in
            guard let self, let transition, transition.isCompleted == nil else { return }
            transition.isCompleted = completed
            if running === transition, !isServing { navigation.whileHeld { finish(transition) } }
        }
        motion.placeOfLeaving = old.child.viewIfLoaded.map { coordinator.containerView.convert($0.bounds, from: $0) }
        motion.placeOfArriving = new.child.viewIfLoaded?.frame
        transition.motion = motion
        motion.start()
        guard transition.custom != nil, transition.isCompleted == nil else { return }
        new.child.viewIfLoaded?.resolveSafeArea()
        new.child.sendIsAppearing()
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
        let completed = transition.isCompleted ?? true
        for page in [old, new] { page?.clearMotion() }
        content.takesEveryTouch = false
        if completed { settle(transition) } else { goBack(transition) }
        ApplicationRuntime.current?.traceTransition(
            "end", kind: transition.kind, from: old?.child, to: new?.child, interactive: transition.isInteractive,
            cancelled: !completed)
        if let motion = transition.motion { motion.animator.animationEnded(completed) }
        if let coordinator = transition.coordinator {
            if navigation.runningCoordinator === coordinator { navigation.runningCoordinator = nil }
            coordinator.finish(cancelled: !completed)
        }
    }

    private func settle(_ transition: NavigationTransition) {
        let (old, new) = (transition.old, transition.new)
        if let new, transition.custom != nil { new.placeView(in: resolvePlace(in: new)) }
        // What arrives has been laid out before anybody hears that it has arrived.
        if let new { LayoutPass.layOutSubtree(of: new) }
        navigation.navigationBar.finishMotion()
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
        page = old
        transition.barLender?.takeBarBack()
        navigation.takeBarBack()
        navigation.navigationBar.show(navigation.items(of: change.former))
        navigation.toolbar.show(old.child.toolbarItems, with: nil)
        navigation.viewIfLoaded?.setNeedsLayout()
        navigation.setNeedsStatusBarAppearanceUpdate()
        new.child.beginAppearanceTransition(false, animated: transition.animated)
        new.child.viewIfLoaded?.removeFromSuperview()
        new.takeOut()
        if new.child.isChangingAppearance { new.child.endAppearanceTransition() }
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
