import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The pages of a navigation controller on the screen, and what becomes of changes of its stack.
///
/// A change that is asked for while the container is on screen waits for the container's next layout; one that is asked for
/// while another runs brings that one to its end first.
final class NavigationStage: ChangeOwner {
    unowned let navigation: UINavigationController
    /// Holds the pages; as large as the container.
    let content = StageView()
    /// The page that is shown, or is arriving.
    var page: NavigationPage?
    private(set) lazy var runner = ChangeRunner(of: self)
    /// Whether changes may move: not while all that waits is brought to its end.
    private(set) var mayMove = true
    /// Whether motions wait for the next layout, so that others can still join in.
    private(set) var movesLater = false
    /// Drives the next pop.
    private var interactionController: UIPercentDrivenInteractiveTransition?
    /// Controllers that came while the container was not shown.
    private var newcomers: Set<ObjectIdentifier> = []
    private var notifiesDelegateOfPage = false

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        content.clipsToBounds = true
    }

    /// Forgets the views of a container that loads its view again.
    func reset() {
        page?.detach()
        page = nil
    }

    /// The children that share the container's own appearances: the one shown, unless a transition drives it.
    var appearanceChildren: [UIViewController] {
        runner.isAtRest ? page.map { [$0.child] } ?? [] : []
    }

    /// Whether the toolbar is gone for what is shown.
    var hidesToolbar: Bool { page?.hidesToolbar ?? false }

    /// Whether the tab bar around is gone for what is shown.
    var hidesBottomBar: Bool { page?.hidesBottomBar ?? false }

    var isShown: Bool {
        let state = navigation.appearance.state
        return (state == .appearing || state == .appeared) && navigation.viewIfLoaded?.window != nil
    }

    /// Whether a motion begins that the bar can go or come with.
    var carriesBar: Bool { (runner.announcing as? NavigationTransition)?.carriesBar == true }

    /// Whether a finger can begin a pop: nothing moves or waits, and there is something to come back to.
    var mayBeginInteractivePop: Bool {
        navigation.viewControllers.count > 1 && isIdle && isShown
    }

    /// Whether nothing moves or waits.
    var isIdle: Bool { runner.isAtRest && runner.pending.isEmpty }

    /// The transition that moves, or is made to.
    private var running: NavigationTransition? { runner.running as? NavigationTransition }

    // MARK: Requests

    /// Adopts a change of the stack whose links are being made.
    func request(_ change: StackChange, animated: Bool) {
        if navigation.appearance.state == .disappeared, !runner.isCallingOut {
            linkUnseen(change)
            if page?.child !== change.top { dropPage() }
        } else if change.kind == nil, isIdle {
            finishLinks(of: change)
            navigation.navigationBar.show(navigation.items(of: change.stack))
        } else {
            let isInteractive = animated && change.kind == .pop
            runner.enqueue(
                NavigationTransition(
                    change, animated: animated, by: isInteractive ? interactionController : nil, on: self))
        }
        navigation.viewIfLoaded?.setNeedsLayout()
    }

    /// Makes a change that nobody sees; who came with it arrives when the container is shown.
    func linkUnseen(_ change: StackChange) {
        newcomers.formUnion(change.added.map { ObjectIdentifier($0) })
        finishLinks(of: change)
    }

    /// Pops as the app would, but led by a finger; the container may make something else of it.
    func pop(by interactionController: UIPercentDrivenInteractiveTransition) {
        guard mayBeginInteractivePop else { return }
        self.interactionController = interactionController
        navigation.popViewController(animated: true)
        self.interactionController = nil
        navigation.viewIfLoaded?.layoutIfNeeded()
    }

    /// Whether the delegate or the page has a motion of its own for the next pop, and no interaction controller.
    var delegateMovesPop: Bool {
        let stack = navigation.viewControllers
        guard stack.count > 1 else { return false }
        let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
        if navigation.delegate == nil { return top.stackAnimator(isPush: false, over: below) != nil }
        guard let delegate = navigation.delegate,
            let animator = delegate.navigationController(
                navigation, animationControllerFor: .pop, from: top, to: below)
                ?? top.stackAnimator(isPush: false, over: below)
        else { return false }
        return delegate.navigationController(navigation, interactionControllerFor: animator) == nil
    }

    /// Has what waits for the container's next layout begin now, and move with that.
    func beginWaiting() {
        guard !runner.pending.isEmpty, runner.isAtRest, isShown else { return }
        movesLater = true
        navigation.view.layoutIfNeeded()
        movesLater = false
    }

    /// Brings whatever runs or waits to its end at once, so that another change finds everything at rest. What a finger leads
    /// goes back.
    func settleImmediately() {
        guard !runner.isCallingOut else { return }
        if runner.running != nil {
            Diagnostics.log(
                "The stack of \(ObjectNames.label(of: navigation)) was changed while a transition was running. The running "
                    + "one is finished at once; nested push and pop animations can leave the navigation bar in an unexpected state."
            )
            runner.cancelOrFinishImmediately()
        }
        mayMove = false
        runPending()
        mayMove = true
    }

    /// Ends a running transition that can be led back.
    func finishInteractiveTransition() {
        if running?.interactionController != nil { runner.cancelOrFinishImmediately() }
    }

    // MARK: Changes

    func parties(of change: any ControllerChange) -> [UIViewController] { [navigation] }
    var stageView: StageView? { content }
    var mayBegin: Bool { isShown }

    /// Starts what waits; the last one goes on with its animation.
    func runPending() {
        if isShown, !runner.pending.isEmpty { runner.run() }
    }

    func changeDidEnd() {
        alignChild()
        if !runner.pending.isEmpty { navigation.viewIfLoaded?.setNeedsLayout() }
    }

    func changesDidRest() {
        alignChild()
        if navigation.appearance.state == .disappeared { containerDidDisappear() }
    }

    // MARK: The container's appearance

    /// Brings in the top of the stack, since the container is about to appear.
    func install() {
        guard runner.isAtRest else { return }
        runner.applyPendingUnseen()
        let top = navigation.topViewController
        guard page?.child !== top else { return }
        dropPage()
        guard let top else { return }
        top.loadViewIfNeeded()
        top.isMovingToParent = navigation.appearance.state != .disappeared && newcomers.contains(ObjectIdentifier(top))
        newcomers = []
        let page = makePage(for: top)
        self.page = page
        content.addSubview(page)
        page.layOutView(in: page.bounds)
        navigation.navigationBar.show(navigation.items(of: navigation.viewControllers))
        navigation.toolbar.show(top.toolbarItems, with: nil)
        notifiesDelegateOfPage = true
    }

    /// The container and the installed page have begun to appear, or have appeared.
    func notifyDelegate(isOver: Bool) {
        guard notifiesDelegateOfPage, let controller = page?.child else { return }
        let animated = navigation.appearance.isAnimated
        if isOver {
            notifiesDelegateOfPage = false
            navigation.delegate?.navigationController(navigation, didShow: controller, animated: animated)
        } else {
            navigation.delegate?.navigationController(navigation, willShow: controller, animated: animated)
        }
    }

    /// The container has disappeared: what still waits is only linked, and a page that is not the top's goes.
    func containerDidDisappear() {
        guard !runner.isCallingOut else { return }
        runner.containerDidDisappear()
        if page?.child !== navigation.topViewController { dropPage() }
    }

    private func dropPage() {
        guard let dropped = page else { return }
        page = nil
        dropped.detach()
        // One that was going with the container when the stack changed does not come back with it.
        if dropped.child.isDisappearing { dropped.child.endAppearanceTransition() }
    }

    // MARK: Layout

    /// Places the page that is shown; one in motion only gets its insets.
    func layOutPages() {
        guard let page else { return }
        if runner.running == nil { page.frame = content.bounds }
        // In a transition of the app's own the view is in the animator's hands.
        if running?.custom == nil { page.layOutView(in: resolveFrame(in: page)) } else { _ = resolveFrame(in: page) }
    }

    /// Gives a page the bars as safe area; where the controller's view belongs in it.
    func resolveFrame(in page: NavigationPage) -> CGRect {
        let barHeight = navigation.barInset(of: page)
        page.containerInsets = UIEdgeInsets(
            top: barHeight, left: 0, bottom: bottomInset(of: page) + navigation.toolbarInset, right: 0)
        page.resolveSafeArea()
        let controller = page.child
        let reachesTop =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigation.navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        let reachesBottom =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (navigation.hidesToolbar || navigation.toolbar.isTranslucent
                || controller.extendedLayoutIncludesOpaqueBars)
        return page.frame(
            top: reachesTop || barHeight == 0 ? 0 : page.safeAreaInsets.top,
            bottom: reachesBottom ? 0 : page.safeAreaInsets.bottom)
    }

    /// Whether a change of pages is under way.
    var isChanging: Bool { !runner.isAtRest }

    /// Gives a page with content that scrolls what has the bar follow that.
    func updateScrolling() {
        guard let page else { return }
        if !isChanging { followContentAtBottom() }
        let item = page.child.navigationItem
        let bar = navigation.navigationBar
        let isLarge =
            bar.prefersLargeTitles && !navigation.isNavigationBarHidden && bar.isLarge(page.items(in: navigation))
        guard !page.isStack else { return page.scrolling = nil }
        let contentBelow = item.contentBelow
        defer { if item.contentBelow != contentBelow { bar.setNeedsLayout() } }
        if page.scrolling == nil {
            guard isLarge || page.child.scrollView(at: .top) != nil else { return item.contentBelow = 0 }
            page.scrolling = PageScrolling(of: page) { [unowned navigation] in
                (navigation.viewIfLoaded?.safeAreaInsets.top ?? 0) + navigation.navigationBar.baseHeight(for: item)
            } onChange: { [weak self, weak page] scrollView in
                if let page { self?.scrollingDidChange(on: page, with: scrollView) }
            }
        }
        page.scrolling?.isLarge = isLarge
        page.scrolling?.follow()
    }

    /// Has the bars at the bottom look as what the page scrolls calls for.
    func followContentAtBottom() {
        navigation.toolbar.follow(page?.child)
        var container = navigation.parent
        while let current = container {
            if let bar = current.asContainer?.bottomBarContainer { return bar.followContent() }
            container = current.parent
        }
    }

    /// Lays the arriving page out: the bar changes to what its content leaves it, so that comes to its place first.
    func settleContent() {
        guard let page else { return }
        LayoutPass.layOutSubtree(of: page)
        page.scrolling?.showRestoredPosition()
        page.scrolling?.follow()
    }

    /// The bar gives way or comes back, and with it the top of the page's safe area.
    private func scrollingDidChange(on page: NavigationPage, with scrollView: UIScrollView) {
        guard page === self.page else { return }
        page.containerInsets.top = navigation.barInset(of: page)
        scrollView.resolveSafeArea()
        guard !isChanging else { return }
        navigation.layOutBar()
        navigation.navigationBar.setNeedsLayout()
    }

    /// The part of the tab bar's inset that the page takes back: all of it when the tab bar is not there for it.
    func bottomInset(of page: NavigationPage) -> CGFloat {
        page.hidesBottomBar ? -(navigation.viewIfLoaded?.containerInsets.bottom ?? 0) : 0
    }

    func makePage(for controller: UIViewController) -> NavigationPage {
        let page = NavigationPage(controller, hidesBottomBar: hidesBottomBar(below: controller))
        page.frame = content.bounds
        return page
    }

    // MARK: Ends

    /// Notifies the controllers that came and went that this is done.
    func finishLinks(of change: StackChange) {
        func isInStack(_ controller: UIViewController) -> Bool {
            navigation.viewControllers.contains { $0 === controller }
        }
        for controller in change.added where isInStack(controller) { controller.sendDidMove(to: navigation) }
        for controller in change.removed where !isInStack(controller) && controller.parent === navigation {
            navigation.bottomBarWishes.forget(controller)
            (controller as? UINavigationController)?.outerItem = nil
            if !navigation.keepsChild(controller) { controller.leaveParent() }
        }
        resolveBottomBar()
    }

    private func hidesBottomBar(below controller: UIViewController) -> Bool {
        navigation.bottomBarWishes.hideBar(for: controller, in: navigation.viewControllers)
    }

    /// Shows or hides the tab bar around where the wishes below the page are others now.
    private func resolveBottomBar() {
        guard let page, navigation.topViewController === page.child else { return }
        let hides = hidesBottomBar(below: page.child)
        guard hides != page.hidesBottomBar else { return }
        page.hidesBottomBar = hides
        navigation.viewIfLoaded?.setNeedsLayout()
        navigation.parent?.asContainer?.bottomBarContainer?.viewIfLoaded?.setNeedsLayout()
    }

    private func alignChild() {
        if let page { navigation.alignAppearance(of: page.child) }
    }
}
