import CoreGraphics
import Foundation
import QuartzCore

/// Brings the top of a navigation controller's stack to the screen: one transition at a time, each with all its callbacks.
///
/// A change that is asked for while the container is on screen waits for the container's next layout; one that is asked for
/// while another runs brings that one to its end first. Changes made by callbacks wait until the transition that called has begun.
final class NavigationStage {
    private unowned let navigation: UINavigationController
    /// Holds the pages; as large as the container.
    let content = UIView()
    /// The page that is shown, or is arriving.
    private(set) var page: NavigationPage?
    private var running: NavigationTransition?
    private var waiting: [NavigationTransition] = []
    /// True while callbacks of a transition may be under way.
    private(set) var isServing = false
    /// Controllers that came while the container was not shown.
    private var newcomers: Set<ObjectIdentifier> = []
    private var tellsDelegateOfPage = false

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        content.clipsToBounds = true
    }

    /// Forgets the views of a container that loads its view again.
    func reset() {
        page?.takeOut()
        page = nil
    }

    /// The children that share the container's own appearances: the one shown, unless a transition drives it.
    var appearanceChildren: [UIViewController] {
        isServing || running != nil ? [] : page.map { [$0.child] } ?? []
    }

    /// Whether the tab bar around is gone for what is shown.
    var hidesBottomBar: Bool { page?.hidesBottomBar ?? false }

    private var isShown: Bool {
        let state = navigation.appearance.state
        return (state == .appearing || state == .appeared) && navigation.viewIfLoaded?.window != nil
    }

    // MARK: Requests

    /// Takes up a change of the stack whose links are being made.
    func request(_ change: StackChange, animated: Bool) {
        if navigation.appearance.state == .disappeared, !isServing {
            newcomers.formUnion(change.added.map { ObjectIdentifier($0) })
            finishLinks(of: change)
            if page?.child !== change.top { dropPage() }
        } else if change.kind == nil, waiting.isEmpty, running == nil, !isServing {
            finishLinks(of: change)
            navigation.navigationBar.show(change.stack.map(\.navigationItem), isPush: true, duration: 0)
        } else {
            waiting.append(NavigationTransition(change, animated: animated))
        }
        navigation.viewIfLoaded?.setNeedsLayout()
    }

    /// Brings whatever runs or waits to its end at once, so that another change finds everything at rest.
    func bringToRest() {
        guard !isServing else { return }
        if let running {
            Diagnostics.log(
                "The stack of \(ObjectNames.className(of: navigation)) was changed while a transition was running. The running "
                    + "one is finished at once; nested push and pop animations can leave the navigation bar in an unexpected state."
            )
            finish(running)
        }
        serve(moving: false)
    }

    /// Jumps to the end of a running transition, as before a change of size.
    func jumpToEnd() {
        if let running, !isServing { finish(running) }
    }

    // MARK: The container's appearance

    /// Brings in the top of the stack, since the container is about to appear.
    func install() {
        guard !isServing, running == nil else { return }
        settleWaiting()
        let top = navigation.topViewController
        guard page?.child !== top else { return }
        dropPage()
        guard let top else { return }
        top.loadViewIfNeeded()
        top.isMovingToParent = newcomers.contains(ObjectIdentifier(top))
        newcomers = []
        let page = makePage(for: top)
        self.page = page
        content.addSubview(page)
        page.placeView(top: 0, bottom: 0)
        navigation.navigationBar.show(
            navigation.viewControllers.map(\.navigationItem), isPush: true, duration: 0)
        tellsDelegateOfPage = true
    }

    /// The container and the installed page have begun to appear, or have appeared.
    func tellDelegate(isOver: Bool) {
        guard tellsDelegateOfPage, let controller = page?.child else { return }
        let animated = navigation.appearance.isAnimated
        if isOver {
            tellsDelegateOfPage = false
            navigation.delegate?.navigationController(navigation, didShow: controller, animated: animated)
        } else {
            navigation.delegate?.navigationController(navigation, willShow: controller, animated: animated)
        }
    }

    /// The container has disappeared: what still waits is only linked, and a page that is not the top's goes.
    func containerDidDisappear() {
        guard !isServing else { return }
        settleWaiting()
        if page?.child !== navigation.topViewController { dropPage() }
    }

    private func settleWaiting() {
        let changes = waiting
        waiting = []
        for transition in changes { finishLinks(of: transition.change) }
    }

    private func dropPage() {
        page?.takeOut()
        page = nil
    }

    // MARK: Layout

    /// Places the page that is shown; one in motion only gets its insets.
    func layOutPages() {
        guard let page else { return }
        if running == nil { page.frame = content.bounds }
        place(page)
    }

    /// Gives a page the bars as safe area and places the view in it.
    private func place(_ page: NavigationPage) {
        let barHeight = navigation.isNavigationBarHidden ? 0 : navigation.barHeight
        page.containerInsets = UIEdgeInsets(top: barHeight, left: 0, bottom: bottomInset(of: page), right: 0)
        page.resolveSafeArea()
        let controller = page.child
        let reachesTop =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigation.navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        page.placeView(
            top: reachesTop || barHeight == 0 ? 0 : page.safeAreaInsets.top,
            bottom: controller.edgesForExtendedLayout.contains(.bottom) ? 0 : page.safeAreaInsets.bottom)
    }

    /// What the page takes back of the tab bar's inset: all of it when the tab bar is not there for it.
    private func bottomInset(of page: NavigationPage) -> CGFloat {
        page.hidesBottomBar ? -(navigation.viewIfLoaded?.containerInsets.bottom ?? 0) : 0
    }

    private func makePage(for controller: UIViewController) -> NavigationPage {
        let page = NavigationPage(controller, hidesBottomBar: navigation.hidesBottomBar(for: controller))
        page.frame = content.bounds
        return page
    }

    /// Ends a transition that runs in another size than the container's.
    func sizeMayHaveChanged() {
        if let running, running.size != content.bounds.size { jumpToEnd() }
    }

    // MARK: Transitions

    /// Starts what waits; the last one goes on with its animation.
    func serve(moving: Bool = true) {
        guard !isServing, running == nil, isShown, !waiting.isEmpty else { return }
        isServing = true
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            begin(next, moving: moving)
            if next.slide != nil, waiting.isEmpty {
                running = next
                break
            }
            end(next)
        }
        isServing = false
        if running == nil { alignChild() }
    }

    private func begin(_ transition: NavigationTransition, moving: Bool) {
        let change = transition.change
        let (from, to) = (page?.child, change.top)
        guard from !== to else {
            return navigation.navigationBar.show(change.stack.map(\.navigationItem), isPush: true, duration: 0)
        }
        let moves = moving && transition.animated && UIView.areAnimationsEnabled && from != nil && to != nil
        if moves { makeCoordinator(for: transition, from: from, to: to) }
        ApplicationRuntime.current?.traceTransition(
            "begin", kind: (change.kind ?? .pop).rawValue, from: from, to: to, interactive: false, cancelled: false)

        to?.loadViewIfNeeded()
        from?.isMovingFromParent = change.removed.contains { $0 === from }
        from?.beginAppearanceTransition(false, animated: transition.animated)
        to?.isMovingToParent = change.added.contains { $0 === to }
        to?.beginAppearanceTransition(true, animated: transition.animated)
        if let to {
            navigation.delegate?.navigationController(navigation, willShow: to, animated: transition.animated)
        }
        transition.old = page
        showPage(of: to, in: transition)
        let duration = moves && !navigation.isNavigationBarHidden ? UINavigationBar.transitionDuration : 0
        navigation.navigationBar.show(
            change.stack.map(\.navigationItem), isPush: change.kind == .push, duration: duration)
        navigation.setNeedsStatusBarAppearanceUpdate()
        if moves { move(transition) }
    }

    private func makeCoordinator(
        for transition: NavigationTransition, from: UIViewController?, to: UIViewController?
    ) {
        transition.coordinator = TransitionCoordinator(
            duration: UINavigationBar.transitionDuration, container: content, from: from, to: to)
        navigation.runningCoordinator = transition.coordinator
    }

    private func showPage(of controller: UIViewController?, in transition: NavigationTransition) {
        guard let controller else { return page = nil }
        let new = makePage(for: controller)
        transition.new = new
        page = new
        if transition.change.kind == .push {
            content.addSubview(new)
        } else {
            content.insertSubview(new, at: 0)
        }
        lendTabBar(in: transition)
        transition.old?.containerInsets.bottom = transition.old.map(bottomInset) ?? 0
        place(new)
        controller.viewIfLoaded?.resolveSafeArea()
        controller.sendIsAppearing()
    }

    /// When only one of the pages has the tab bar, the bar rides on it.
    private func lendTabBar(in transition: NavigationTransition) {
        guard let tabs = navigation.parent as? UITabBarController, let old = transition.old, let new = transition.new,
            old.hidesBottomBar != new.hidesBottomBar
        else { return }
        if transition.coordinator != nil {
            transition.barLender = tabs
            tabs.lendBar(to: old.hidesBottomBar ? new : old)
        } else {
            tabs.viewIfLoaded?.setNeedsLayout()
        }
    }

    private func move(_ transition: NavigationTransition) {
        guard let old = transition.old, let new = transition.new else { return }
        let slide = PageSlide(old: old, new: new, isPush: transition.change.kind == .push)
        transition.slide = slide
        transition.size = content.bounds.size
        content.isUserInteractionEnabled = false
        slide.prepare()
        UIView.animate(
            withDuration: UINavigationBar.transitionDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0
        ) {
            slide.run()
            transition.coordinator?.runAlongside()
        } completion: { [weak self, weak transition] _ in
            guard let self, let transition, running === transition, !isServing else { return }
            finish(transition)
        }
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

    private func end(_ transition: NavigationTransition) {
        let (old, new) = (transition.old, transition.new)
        guard old != nil || new != nil else { return finishLinks(of: transition.change) }
        // What arrives has been laid out before anybody hears that it has arrived.
        if let new, new.layer.subtreeNeedsLayout { new.layoutIfNeeded() }
        transition.slide?.finish()
        content.isUserInteractionEnabled = true
        navigation.navigationBar.finishMotion()
        transition.barLender?.takeBarBack()
        old?.takeOut()
        if let from = old?.child, from.isChangingAppearance { from.endAppearanceTransition() }
        if let to = new?.child, to.isChangingAppearance { to.endAppearanceTransition() }
        finishLinks(of: transition.change)
        if let to = new?.child {
            navigation.delegate?.navigationController(navigation, didShow: to, animated: transition.animated)
        }
        ApplicationRuntime.current?.traceTransition(
            "end", kind: (transition.change.kind ?? .pop).rawValue, from: old?.child, to: new?.child,
            interactive: false, cancelled: false)
        if let coordinator = transition.coordinator {
            if navigation.runningCoordinator === coordinator { navigation.runningCoordinator = nil }
            coordinator.finish()
        }
    }

    /// Tells the controllers that came and went that this is done.
    private func finishLinks(of change: StackChange) {
        func isInStack(_ controller: UIViewController) -> Bool {
            navigation.viewControllers.contains { $0 === controller }
        }
        for controller in change.added where isInStack(controller) { controller.sendDidMove(to: navigation) }
        for controller in change.removed where !isInStack(controller) && controller.parent === navigation {
            controller.leaveParent()
        }
    }

    private func alignChild() {
        if let page { navigation.alignAppearance(of: page.child) }
    }
}
