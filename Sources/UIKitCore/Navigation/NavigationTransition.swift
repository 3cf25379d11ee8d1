import CoreGraphics
import Foundation
import UIFoundation

/// One transition of a navigation controller's stack: pages, bars and callbacks.
final class NavigationTransition: ControllerChange {
    private unowned let stage: NavigationStage
    private let change: StackChange
    /// The `animated` argument of the callbacks.
    private let animated: Bool
    private(set) var interactionController: (any UIViewControllerInteractiveTransitioning)?
    private var old: NavigationPage?
    private var new: NavigationPage?
    /// The delegate's animator.
    private(set) var custom: (any UIViewControllerAnimatedTransitioning)?
    /// The standard animation, used when the delegate has none.
    private var slide: PageSlide?
    private var exchange = AppearanceExchange(animated: false)
    var context: TransitionContext?
    /// Whether the change was completed, not cancelled; nil until that is decided.
    var isCompleted: Bool?
    /// Whether a bar that the first callbacks hide or show moves with a page.
    private(set) var carriesBar = false
    /// Whether the stack's bar was hidden before the first callbacks, which can change that.
    private var wasBarHidden = false
    /// Whether the old page had the stack's bar, and whether the new one has it.
    private var (hadBar, hasBar) = (true, true)
    /// Whether the bar moves in or out by itself, alongside an animator of the app's own.
    private var movesBar = false
    /// The tab bar controller while its bar is attached to a page.
    private weak var barOwner: (any BottomBarContainer)?

    /// Makes a transition, interactive when there is an interaction controller and the delegate gives no animator of its own.
    init(
        _ change: StackChange, animated: Bool, by interactionController: UIPercentDrivenInteractiveTransition?,
        on stage: NavigationStage
    ) {
        (self.change, self.animated, self.stage) = (change, animated, stage)
        self.interactionController = interactionController
    }

    // Not isolated: its properties may be released on any thread, and one is deallocated after each change of a stack.
    nonisolated deinit {}

    var kind: String { (change.kind ?? .pop).rawValue }
    var from: UIViewController? { exchange.leaving.first }
    var to: UIViewController? { exchange.arriving.first }

    private var navigation: UINavigationController { stage.navigation }

    /// Whether the bar leaves with the old page; it then shows its old items until the end.
    private var carriesBarAway: Bool { context != nil && hadBar && !hasBar }

    // MARK: Beginning

    func prepare() -> Bool {
        let (from, to) = (stage.page?.child, change.top)
        guard from !== to else {
            navigation.showItems(of: change.stack)
            navigation.finishLinks(of: change)
            return false
        }
        old = stage.page
        exchange = AppearanceExchange(from: from, to: to, animated: animated) { [change] controller in
            change.removed.holds(controller) || change.added.holds(controller)
        }
        if stage.mayMove, animated, UIView.areAnimationsEnabled, let from, let to { makeContext(from: from, to: to) }
        return true
    }

    /// Makes the context with the delegate's animator, or with the standard one.
    private func makeContext(from: UIViewController, to: UIViewController) {
        let isPush = change.kind == .push
        custom = navigation.animator(isPush: isPush, from: from, to: to)
        if let custom {
            interactionController =
                navigation.delegate?.navigationController(navigation, interactionControllerFor: custom)
                ?? interactionController
        }
        let slide = PageSlide(isPush: isPush)
        if custom == nil { self.slide = slide }
        // Animators of the app's own add the arriving view beside the leaving view.
        stage.runner.makeContext(
            for: self, in: custom == nil ? stage.content : old ?? stage.content, animator: custom ?? slide,
            interactionController: interactionController,
            duration: custom == nil ? UINavigationBar.transitionDuration : nil)
        for bar in navigation.bars {
            coordinator?.animateAlongsideTransition(in: bar, animation: nil, completion: nil)
        }
    }

    func begin() {
        callBack()
        showPage()
        if custom == nil { stage.settleContent() }
        if !carriesBarAway { navigation.showItems(of: change.stack, isPush: change.kind == .push, barCourse) }
        navigation.moveBars(
            to: to, with: coordinator, carriesTabBar: barOwner != nil,
            changesToolbar: old?.hidesToolbar != new?.hidesToolbar)
    }

    /// Sends the first callbacks; a change of the bar in them applies to the new page.
    private func callBack() {
        wasBarHidden = navigation.isNavigationBarHidden
        hadBar = !wasBarHidden && old?.isStack != true
        carriesBar = context != nil
        exchange.load()
        exchange.begin()
        if let to { navigation.delegate?.navigationController(navigation, willShow: to, animated: animated) }
        carriesBar = false
        hasBar = !navigation.isNavigationBarHidden && !(to is UINavigationController)
    }

    // MARK: Bars

    private var barCourse: NavigationBarMotion.Course {
        guard let coordinator, hadBar, hasBar else { return .atOnce }
        if custom != nil { return .fade(coordinator) }
        return .slide(UINavigationBar.transitionDuration, evenly: isInteractive)
    }

    /// Attaches this stack's bar to the page that has it when the other has none; with an app's own animator the bar
    /// slides alongside.
    private func attachBar() {
        guard context != nil, let old, let new, hadBar != hasBar else { return }
        if custom == nil {
            navigation.attachBar(to: hadBar ? old : new)
        } else {
            movesBar = true
            navigation.beginMovingBar()
        }
    }

    /// Attaches the tab bar to the page that has it when the other page hides it.
    private func attachTabBar() {
        guard let tabs = navigation.parent?.asContainer?.bottomBarContainer, let old, let new,
            old.hidesBottomBar != new.hidesBottomBar
        else { return }
        if context != nil, custom == nil {
            barOwner = tabs
            tabs.attachBar(to: old.hidesBottomBar ? new : old)
        } else {
            tabs.viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Pages

    private func showPage() {
        guard let controller = to else { return stage.page = nil }
        let page = stage.add(controller, inFront: change.kind == .push && custom == nil)
        new = page
        attachTabBar()
        attachBar()
        let place = stage.resolveFrame(in: page, over: old)
        guard custom == nil else {
            // The animator puts the view into the old page, which has the insets of the new one during the transition.
            old?.containerInsets = page.containerInsets
            controller.embeddedView?.frame = place
            return
        }
        page.layOutView(in: place)
        exchange.arrive(layingOut: false)
    }

    // MARK: Moving

    /// False when callbacks have requested another change, which would wait for the animation, or have hidden the container.
    var mayMove: Bool { context != nil && stage.isFreeToMove }

    func start() {
        guard let old, let new, let context else { return }
        stage.content.captureAllTouches(cancelling: !isInteractive)
        slide?.prepare(from: old, to: new, isMirrored: navigation.viewIfLoaded?.runsRightToLeft == true)
        context.frameOfLeaving = old.child.embeddedView.map { context.containerView.convert($0.bounds, from: $0) }
        context.frameOfArriving = new.child.embeddedView?.frame
        if stage.movesLater, let clock = AppClock.current {
            clock.afterLayout { [weak self] in self?.move() }
        } else {
            move()
        }
    }

    private func move() {
        context?.start()
        if custom != nil, isCompleted == nil { exchange.arrive(layingOut: false) }
    }

    // MARK: Ending

    /// The change cannot be reverted when the leaving controller has left the container meanwhile.
    var canRevert: Bool { old?.child.parent === navigation }

    func settle() {
        for page in [old, new] { page?.clearMotion() }
        if let new {
            if custom != nil { stage.layOut(new) }
            // Arriving views have been laid out before `viewDidAppear(_:)`.
            LayoutPass.layOutSubtree(of: new)
            new.scrolling?.follow()
        }
        navigation.settleBars(showing: carriesBarAway ? change.stack : nil, movesBar: movesBar)
        barOwner?.detachBar()
        old?.detach()
        // The bar did not follow content that scrolled during the transition.
        navigation.followContentAtTop()
        exchange.endDeparture()
        to?.sendIsAppearing()
        // In a container that callbacks have removed from the screen, no child has appeared.
        if navigation.viewIfLoaded?.window != nil { exchange.endArrival() }
        navigation.finishLinks(of: change)
        if let to { navigation.delegate?.navigationController(navigation, didShow: to, animated: animated) }
    }

    func revert() {
        for page in [old, new] { page?.clearMotion() }
        guard let old, let new else { return }
        let back = exchange.reversed { [change] controller in change.added.holds(controller) }
        navigation.restore(change, isBarHidden: wasBarHidden)
        stage.page = old
        barOwner?.detachBar()
        navigation.revertBars(to: change, showing: old, movesBar: movesBar)
        back.beginDeparture()
        new.child.unembed()
        new.detach()
        back.endDeparture()
        stage.layOut(old)
        back.beginArrival()
        back.endArrival()
        navigation.restoreLinks(of: change)
    }

    func applyUnseen() { stage.linkUnseen(change) }
}
