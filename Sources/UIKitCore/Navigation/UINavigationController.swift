import CoreGraphics
public import Foundation
public import QuartzCore

/// A container that shows the top of a stack of controllers below a bar that leads back.
///
/// Changes of the stack count at once; while the container is on screen the views follow at its next layout, animated or not, one
/// transition at a time. The stack owns its controllers. A translucent bar is safe area for the controllers; an opaque one
/// lies above their views.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Seconds in which the bar slides in and out.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    package var stack: [UIViewController] = []
    var bottomBarWishes = BottomBarWishes()
    lazy var stage = NavigationStage(self)
    lazy var interactivePop = InteractivePop(self)
    var storedIsToolbarHidden = true
    /// How many slides of the toolbar run.
    var toolbarMotions = 0
    var storedIsBarHidden = false
    /// How many slides of the bar run.
    var barMotions = 0
    /// The page that the bar rides on, while a page without it comes or goes.
    weak var pageCarryingBar: NavigationPage?

    /// The item that a container around shows below this stack's, and that the bar leads back to.
    var outerItem: UINavigationItem? {
        didSet { if outerItem !== oldValue, stage.page != nil { navigationBar.show(items(of: stack)) } }
    }

    /// Whether the stack may hold navigation controllers, which then show their own bars: in a split view that has collapsed.
    package var acceptsStacks: Bool { isWithinNestingContainer }

    /// Whether a child stays one when it is not in the stack, as columns of a split view do.
    package func keepsChild(_ child: UIViewController) -> Bool {
        parent?.asContainer?.keepsStacked(child) == true
    }

    /// The stack is another one; the views follow.
    package func stackDidChange(animated: Bool) {}

    // MARK: Making

    /// Makes a container with one controller at the bottom of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a container with an empty stack; the interface file is not used.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    /// Makes a container with an empty stack whose bars are of the app's own classes; nil stands for the usual one.
    ///
    /// A class that is none of such a bar stops the program.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        barClasses = BarClasses(navigationBarClass, toolbarClass)
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        switch key.beginning {
        case let root as UIViewController: self.init(rootViewController: root)
        case let bars as BarClasses: self.init(navigationBarClass: bars.navigationBar, toolbarClass: bars.toolbar)
        case let nib as NibSource: self.init(nibName: nib.name, bundle: nib.bundle)
        default: self.init()
        }
    }

    /// Makes a container from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        definesPresentationContext = true
        guard let coder = coder.interface else { return }
        decodeNavigationController(from: coder)
        decodeRoot(from: coder)
    }

    deinit {
        storedBar?.chrome.ownerReference.forget(self)
        storedToolbar?.chrome.ownerReference.forget(self)
    }

    // MARK: Stack

    /// The stack, the root first. Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack: no transition when the top stays, a pop when the new top was below it, else a push.
    ///
    /// - Complexity: quadratic in the number of controllers, of which a stack has few.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stage.settleImmediately()
        checkStack(viewControllers)
        commit(viewControllers, animated: animated)
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: one presented over the top, this container or one around it, else the top.
    open var visibleViewController: UIViewController? {
        (stack.last ?? self).presentedViewController ?? stack.last
    }

    /// Puts a controller on top. It must be in no place of the stack, and be no navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        stage.settleImmediately()
        checkPush(viewController)
        commit(stack + [viewController], animated: animated)
    }

    /// Removes the top and returns it; nil when it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stage.settleImmediately()
        guard stack.count > 1, let top = stack.last else { return nil }
        commit(Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Removes everything above a controller of the stack and returns it in stack order; nil when there is none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stage.settleImmediately()
        let index = checkedIndex(of: viewController)
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return nil }
        commit(Array(stack[...index]), animated: animated)
        return removed
    }

    /// Removes everything but the root and returns it in stack order; nil when there is none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stage.settleImmediately()
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Pushes it.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { pushViewController(secondaryViewController, animated: false) }

    /// Removes the lowest navigation controller in the stack with what is above it, or without any the top, and returns it; nil
    /// when that is the root.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { removeSecondary() }

    /// Pops as a finger leads that comes in from the leading edge; its delegate may be replaced.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    /// Is told which controller is shown, and may give transitions and decide about orientations.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Bar

    private var storedBar: UINavigationBar?
    private(set) var barClasses = BarClasses()

    /// The bar; its items follow the stack.
    open var navigationBar: UINavigationBar { storedBar ?? makeBar() }

    private func makeBar() -> UINavigationBar {
        let bar = UIResponder.make(barClasses.navigationBar)
        bar.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
        own(bar)
        return bar
    }

    /// Has the bar for its own.
    func own(_ bar: UINavigationBar) {
        storedBar = bar
        bar.delegate = self as? any UINavigationBarDelegate
        bar.owner = self
    }

    /// Whether the bar is out of sight; the controllers then get its room.
    open var isNavigationBarHidden: Bool {
        get { storedIsBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar, sliding when animated. In callbacks of a push or pop it goes or comes with the page that has it,
    /// and back again when that is cancelled.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    // MARK: Toolbar

    var storedToolbar: UIToolbar?

    /// The bar at the bottom; it shows the `toolbarItems` of the controller on top.
    open var toolbar: UIToolbar! { storedToolbar ?? makeToolbar() }

    /// Whether the toolbar is out of sight, as it is at first.
    open var isToolbarHidden: Bool {
        get { storedIsToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar, sliding when animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

    // MARK: Hiding bars

    private lazy var barHiding = BarHiding(self)

    /// Whether swiping up hides the bars, and swiping down brings them back.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.swipe.isEnabled }
        set { barHiding.swipe.isEnabled = newValue }
    }

    /// Whether a tap that nothing else reacts to hides the bars, and another one brings them back.
    open var hidesBarsOnTap: Bool {
        get { barHiding.hidesOnTap }
        set { barHiding.hidesOnTap = newValue }
    }

    /// Whether the bars go while the height is compact; a tap that nothing else reacts to then brings them back, and another one
    /// hides them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.hidesInCompactHeight }
        set { barHiding.hidesInCompactHeight = newValue }
    }

    /// Follows the swipes that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// Follows the taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    // MARK: View

    open override func loadView() {
        stage.reset()
        let container = ContainerView(frame: UIScreen.main.bounds) { [unowned self] in layOutContainer() }
        stage.content.frame = container.bounds
        stage.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(stage.content)
        container.addSubview(toolbar)
        container.addSubview(navigationBar)
        for recognizer in [interactivePop.recognizer, barHiding.swipe, barHiding.tap] {
            container.addGestureRecognizer(recognizer)
        }
        view = container
    }

    private func layOutContainer() {
        // In a window without having been told that it appears, it shows its top all the same.
        if appearance.state == .disappeared, view.isInWindow { stage.install() }
        barHiding.traitsMayHaveChanged(view.traitCollection)
        layOutParts()
        stage.runPending()
    }

    private func layOutParts() {
        stage.content.frame = view.bounds
        interactivePop.layoutDirectionMayHaveChanged()
        // A toolbar that has come follows the content at once.
        showOrHideToolbar()
        stage.updateScrolling()
        layOutBar()
        layOutToolbar()
        stage.runner.sizeMayHaveChanged()
        stage.layOutPages()
    }

    /// The controller on top.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { topViewController.map { [$0] } ?? [] }

    // MARK: Appearance

    @_spi(Subclassing) open override var appearanceChildren: [UIViewController] { stage.appearanceChildren }

    @_spi(Subclassing) open override func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            loadViewIfNeeded()
            stage.install()
        } else {
            stage.runner.cancelOrFinishImmediately()
        }
        super.forwardAppearance(isAppearing, animated: animated)
        if isAppearing { stage.notifyDelegate(isOver: false) }
    }

    @_spi(Subclassing) open override func forwardAppearanceEnd() {
        super.forwardAppearanceEnd()
        if appearance.state == .appearing { stage.notifyDelegate(isOver: true) } else { stage.containerDidDisappear() }
    }

    @_spi(Subclassing) open override func forwardIsAppearing() {
        // The child has its size before it hears of being in the window.
        layOutParts()
        super.forwardIsAppearing()
    }

    @_spi(Subclassing) open override var role: ControllerRole { ControllerRole(self) }

    package func childWillLeave(_ child: UIViewController) { forget(child) }

    /// A column of a split view around is found again through that.
    package func restorationOwner(of child: UIViewController) -> UIViewController? {
        parent?.asContainer?.isRestored(child) == true ? parent : nil
    }

    /// Its own wish, else that of the controller on top.
    open override var preferredContentSize: CGSize {
        get {
            super.preferredContentSize == .zero ? stack.last?.preferredContentSize ?? .zero : super.preferredContentSize
        }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if container === stack.last { passOnPreferredContentSize() }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { pageSize(of: container, in: parentSize) }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        stage.runner.cancelOrFinishImmediately()
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// The running transition; a change that waits for the next layout begins now, so that the caller can join in.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        stage.beginWaiting()
        return super.transitionCoordinator
    }

    // MARK: Restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: Decisions

    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
    }

    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    /// Whether a bar of this stack lies below the status bar, or is about to.
    private var hasBarAtTop: Bool {
        !storedIsBarHidden && !(stack.last is UINavigationController) && storedBar?.absence.byApp != true
    }

    /// That of the bar: light above a black one.
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
        hasBarAtTop && storedBar?.barStyle.isDark == true ? .lightContent : super.preferredStatusBarStyle
    }

    /// The controller on top where no bar lies below the status bar; else none.
    open override dynamic var childForStatusBarStyle: UIViewController? { hasBarAtTop ? nil : stack.last }

    open override dynamic var childForStatusBarHidden: UIViewController? { stack.last }

    // Extensions of apps replace these as they do those above.
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }

    /// The container's own item if it was set, else the root's, so that a controller's title reaches its tab.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
}
