import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// A container that shows one of several controllers, selected by the tabs at its bottom.
///
/// The view of a controller is loaded when its tab is first selected. A switch happens at once, with all its callbacks, or by an
/// animator of the delegate. A bar has room for five tabs in compact width and eight in regular width. With more controllers the
/// last tab leads to a list of the others, which are children of `moreNavigationController`. A translucent bar is part of the
/// controllers' safe area; above an opaque one their views end.
///
/// Unlike iOS: the orientations are always those of the selected child, unless the delegate says otherwise. When there is a list,
/// the user may choose which controllers have tabs, unless `customizableViewControllers` is empty.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var storedControllers: [UIViewController] = []
    private(set) var selected: UIViewController?
    lazy var stage = TabStage(self)
    /// True while the bar is attached to a page of a navigation controller.
    var isBarInPage = false
    var storedIsBarHidden = false
    /// The number of running slides of the bar.
    var barMotions = 0

    /// Makes a container without controllers; the interface file is not used.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a container from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder.interface else { return }
        decodeTabBarController(from: coder)
        decodeTabs(from: coder)
    }

    deinit { storedTabBar?.chrome.ownerReference.forget(self) }

    // MARK: Children

    /// The controllers from left to right; nil when there are none.
    open var viewControllers: [UIViewController]? {
        get { storedControllers.isEmpty ? nil : storedControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected controller stays selected, else the one at the same index is, else the first.
    ///
    /// When animated, tabs that are added or removed fade, and those that stay move; the shown child changes without animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        endCustomizing()
        let controllers = viewControllers ?? []
        checkAreDifferent(controllers)
        customizableViewControllers = controllers
        isInUserOrder = false
        arrange(controllers, animated: animated)
    }

    /// The controllers that the user may move into and out of the bar; setting `viewControllers` sets it to all of them.
    ///
    /// The other controllers keep their positions. If empty, "Edit" is not offered. Controllers that are not in `viewControllers`
    /// are ignored.
    open var customizableViewControllers: [UIViewController]? {
        didSet { more?.refreshEditing() }
    }

    /// Whether the order of the controllers was chosen by the user.
    var isInUserOrder = false

    /// Sets the controllers in an order.
    func arrange(_ controllers: [UIViewController], animated: Bool = false) {
        stage.runner.cancelOrFinishImmediately()
        tabLimit = limitForSize
        let former = selectedIndex
        let removed = storedControllers.filter { controller in !controllers.holds(controller) }
        storedControllers = controllers
        let added = link()
        for controller in removed where controller !== more?.chosen { controller.sendWillMove(to: nil) }
        if !hasTab(selected), selected == nil || selected !== more || overflow.isEmpty {
            selected = controllers.indices.contains(former) ? controllers[former] : controllers.first
        }
        showTabs(animated: animated)
        for controller in added { controller.sendDidMove(to: controller.parent) }
        isLinking = true
        for controller in removed where controller.parent === self || controller.parent === more {
            controller.leaveParent()
        }
        isLinking = false
        ApplicationRuntime.current?.updateStatusBar()
    }

    @_spi(Subclassing) open override var role: ControllerRole { ControllerRole(self) }

    /// Removes a controller after its `removeFromParent()`.
    func forget(_ child: UIViewController) {
        guard hasTab(child), !isLinking else { return }
        // First of all, so that the user's session ends without this controller.
        storedControllers.removeAll { $0 === child }
        customizableViewControllers?.removeAll { $0 === child }
        endCustomizing()
        stage.runner.cancelOrFinishImmediately()
        let moved = link()
        if selected === child || overflow.isEmpty && selected === more { selected = storedControllers.first }
        showTabs()
        for controller in moved { controller.sendDidMove(to: controller.parent) }
    }

    // MARK: More

    private lazy var storedMore = MoreNavigationController(of: self)
    /// The "More" controller; nil if the list was never needed.
    var more: MoreNavigationController? { hasMore ? storedMore : nil }
    private var hasMore = false
    private var isMoreArriving = false
    /// True while children move from the tabs to the list or back.
    private(set) var isLinking = false

    /// The navigation controller with the list of the controllers without tabs, or with one of them on top.
    open var moreNavigationController: UINavigationController {
        let more = storedMore
        // Not before: the initialisation reads this property, too.
        hasMore = true
        return more
    }

    /// The number of tabs for which there was room when the controllers were linked.
    private var tabLimit = 5

    private var limitForSize: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Links the controllers again if the new width has room for more or fewer tabs.
    private func tabLimitMayHaveChanged() {
        guard limitForSize != tabLimit else { return }
        endCustomizing()
        stage.runner.cancelOrFinishImmediately()
        tabLimit = limitForSize
        let moved = link()
        if overflow.isEmpty, selected === more { selected = storedControllers.first }
        showTabs()
        for controller in moved { controller.sendDidMove(to: controller.parent) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tabLimitMayHaveChanged()
    }

    /// The controllers without tabs.
    var overflow: [UIViewController] {
        storedControllers.count > tabLimit ? Array(storedControllers[(tabLimit - 1)...]) : []
    }

    /// The controllers of the tabs, including the "More" controller.
    var roots: [UIViewController] {
        overflow.isEmpty ? storedControllers : storedControllers[..<(tabLimit - 1)] + [moreNavigationController]
    }

    /// The child that fills the container: the selected controller or the "More" controller.
    var selectedRoot: UIViewController? {
        overflow.holds(selected) ? moreNavigationController : selected
    }

    /// Whether a controller has a tab of its own, including the "More" controller.
    func isRoot(_ controller: UIViewController?) -> Bool { roots.holds(controller) }

    /// Sets the parent of each controller, and returns those whose parent has changed.
    private func link() -> [UIViewController] {
        isLinking = true
        let overflow = overflow
        if !overflow.isEmpty, moreNavigationController.parent == nil {
            adopt(child: storedMore)
            isMoreArriving = true
        }
        let moved = storedControllers.filter { controller in
            let owner = overflow.holds(controller) ? storedMore : self
            guard controller.parent !== owner else { return false }
            if controller.parent === more { more?.list(overflow) }
            owner.adopt(child: controller)
            return true
        }
        isLinking = false
        return moved
    }

    /// Updates bar, list and content for the controllers and the selection.
    private func showTabs(animated: Bool = false) {
        let overflow = overflow
        more?.list(overflow)
        if let selected, overflow.holds(selected) { more?.choose(selected) }
        itemsDidChange(animated: animated)
        stage.bringInSelected()
        if isMoreArriving { more?.sendDidMove(to: self) }
        isMoreArriving = false
        if overflow.isEmpty, let more, more.parent === self {
            more.sendWillMove(to: nil)
            more.leaveParent()
        }
        storedChildren = roots.filter { $0.parent === self }
    }

    /// Updates the selection when the "More" controller shows another controller, or the list.
    func moreDidChange() {
        guard let more, selected === more || more.keepsChild(selected ?? more) else { return }
        selected = more.chosen ?? more
    }

    /// Removes a controller that was removed from the "More" controller.
    func childDidLeaveMore(_ child: UIViewController) { forget(child) }

    // MARK: Selection

    /// The controller of the selected tab. Setting another of `viewControllers` switches to it without asking the delegate.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { select(newValue) }
    }

    /// The index of the selected tab; `NSNotFound` without tabs. An invalid index is logged and ignored.
    open var selectedIndex: Int {
        get { storedControllers.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard storedControllers.indices.contains(newValue) else {
                return Diagnostics.log(
                    "\(ObjectNames.label(of: self)) has no tab \(newValue) to select; it has \(storedControllers.count)."
                )
            }
            select(storedControllers[newValue])
        }
    }

    func select(_ controller: UIViewController?) {
        guard let controller, hasTab(controller) || isRoot(controller) else {
            fatalError(
                "\(ObjectNames.label(of: self)) can select only one of its viewControllers, not "
                    + "\(controller.map { ObjectNames.label(of: $0) } ?? "nil"). Set viewControllers first.")
        }
        stage.runner.cancelOrFinishImmediately()
        selected = controller
        if overflow.holds(controller) { more?.choose(controller) }
        tabBar.selectedItem = selectedRoot?.tabBarItem
        stage.bringInSelected()
    }

    /// Whether a controller is one of `viewControllers`.
    func hasTab(_ controller: UIViewController?) -> Bool { storedControllers.holds(controller) }

    /// Restores the selection before a switch that was cancelled.
    func restoreSelection(_ controller: UIViewController) {
        selected = controller === more ? more?.chosen ?? controller : controller
        tabBar.selectedItem = controller.tabBarItem
    }

    /// Is asked before the user selects a tab and notified afterwards; may provide animators.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Called when a tab was tapped, before the delegate is asked; the default is empty.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Called before the screen for choosing tabs appears; the default is empty.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// Called when the screen for choosing tabs has appeared; the default is empty.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Called before the screen for choosing tabs disappears, with a changed order or not; the default is empty.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Called when the screen for choosing tabs has disappeared, with a changed order or not; the default is empty.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: Bar

    private(set) var storedTabBar: UITabBar?

    /// The bar; its items are those of the controllers.
    open var tabBar: UITabBar { storedTabBar ?? makeTabBar() }

    private func makeTabBar() -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
        own(bar)
        return bar
    }

    /// Stores the bar and becomes its delegate.
    func own(_ bar: UITabBar) {
        storedTabBar = bar
        bar.delegate = self
        bar.owner = self
    }

    /// Whether the bar is hidden; the controllers' views then extend below it.
    open var isTabBarHidden: Bool {
        get { storedIsBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar, sliding when animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    // MARK: View

    open override func loadView() {
        stage.reset()
        let container = ContainerView(frame: UIScreen.main.bounds) { [unowned self] in layOutContainer() }
        stage.content.frame = container.bounds
        container.addSubview(stage.content)
        container.addSubview(tabBar)
        view = container
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { tabSize(of: container, in: parentSize) }

    // MARK: Split views

    /// Forwards the call to the selected controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { selectedRoot?.collapseSecondaryViewController(secondaryViewController, for: splitViewController) }

    /// Forwards the call to the selected controller.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { selectedRoot?.separateSecondaryViewController(for: splitViewController) }

    // MARK: Focus

    /// The selected controller.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        selectedViewController.map { [$0] } ?? []
    }

    // MARK: Appearance

    @_spi(Subclassing) open override var appearanceChildren: [UIViewController] { stage.appearanceChildren }

    @_spi(Subclassing) open override func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        stage.containerWillChange(isAppearing: isAppearing)
        super.forwardAppearance(isAppearing, animated: animated)
    }

    @_spi(Subclassing) open override func forwardIsAppearing() {
        // The child's view has its size before `viewIsAppearing(_:)`.
        layOutContainer()
        stage.shown?.viewIfLoaded?.resolveSafeArea()
        super.forwardIsAppearing()
    }

    @_spi(Subclassing) open override func forwardAppearanceEnd() {
        super.forwardAppearanceEnd()
        if appearance.state == .disappearing { stage.containerDidDisappear() }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        stage.runner.cancelOrFinishImmediately()
        super.viewWillTransition(to: size, with: coordinator)
    }

    // MARK: Restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: Decisions

    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
    }

    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    open override dynamic var childForStatusBarStyle: UIViewController? { selectedRoot }
    open override dynamic var childForStatusBarHidden: UIViewController? { selectedRoot }

    // Extensions of apps replace these as they do those above.
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}
