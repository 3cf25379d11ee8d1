import CoreGraphics
public import Foundation
public import QuartzCore

/// A container that shows the topmost of a stack of controllers, below a bar with a back button.
///
/// Changes of the stack apply at once. While the container is on screen, the views follow at its next layout, animated or not,
/// one transition at a time. The stack owns its controllers. A translucent bar is part of the controllers' safe area; an opaque
/// one lies above their views.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The duration of the bar's slide in and out, in seconds.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    package var stack: [UIViewController] = []
    var bottomBarWishes = BottomBarWishes()
    lazy var stage = NavigationStage(self)
    lazy var interactivePop = InteractivePop(self)
    var storedIsToolbarHidden = true
    /// The number of running slides of the toolbar.
    var toolbarMotions = 0
    var storedIsBarHidden = false
    /// The number of running slides of the bar.
    var barMotions = 0
    /// The page to which the bar is attached while a page without it enters or leaves.
    weak var pageCarryingBar: NavigationPage?

    /// The item below this stack's in an outer container, to which the back button leads.
    var outerItem: UINavigationItem? {
        didSet { if outerItem !== oldValue, stage.page != nil { navigationBar.show(items(of: stack)) } }
    }

    /// Whether the stack may hold navigation controllers, which show their own bars: in a collapsed split view.
    package var acceptsStacks: Bool { isWithinNestingContainer }

    /// Whether a controller outside the stack stays a child, as columns of a split view do.
    package func keepsChild(_ child: UIViewController) -> Bool {
        parent?.asContainer?.keepsStacked(child) == true
    }

    /// Called when the stack has changed; the views follow.
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

    /// Makes a container with an empty stack whose bars are of the app's own classes; nil for `UINavigationBar` and `UIToolbar`.
    ///
    /// A class that is not a subclass of the bar's class stops the program.
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

    /// The visible controller: one presented over the top, this container or one around it, else the top.
    open var visibleViewController: UIViewController? {
        (stack.last ?? self).presentedViewController ?? stack.last
    }

    /// Puts a controller on top. It must neither be in the stack already nor be a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        stage.settleImmediately()
        checkPush(viewController)
        commit(stack + [viewController], animated: animated)
    }

    /// Removes the topmost controller and returns it; nil when it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stage.settleImmediately()
        guard stack.count > 1, let top = stack.last else { return nil }
        commit(Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Removes the controllers above one of the stack and returns them in stack order; nil when there are none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stage.settleImmediately()
        let index = checkedIndex(of: viewController)
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return nil }
        commit(Array(stack[...index]), animated: animated)
        return removed
    }

    /// Removes all controllers but the root and returns them in stack order; nil when there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stage.settleImmediately()
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Pushes the secondary controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { pushViewController(secondaryViewController, animated: false) }

    /// Removes the lowest navigation controller in the stack with those above it, or the top, and returns it; nil for the root.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { removeSecondary() }

    /// The pan from the leading edge that drives an interactive pop; its delegate may be replaced.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    /// Is notified of the shown controller; may provide animators and decide about orientations.
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

    /// Stores the bar and becomes its owner.
    func own(_ bar: UINavigationBar) {
        storedBar = bar
        bar.delegate = self as? any UINavigationBarDelegate
        bar.owner = self
    }

    /// Whether the bar is hidden; the controllers' views then extend below it.
    open var isNavigationBarHidden: Bool {
        get { storedIsBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar, sliding when animated. In callbacks of a push or pop the bar moves with the page that has it, and
    /// back when the transition is cancelled.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    // MARK: Toolbar

    var storedToolbar: UIToolbar?

    /// The bar at the bottom; it shows the `toolbarItems` of the controller on top.
    open var toolbar: UIToolbar! { storedToolbar ?? makeToolbar() }

    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden: Bool {
        get { storedIsToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar, sliding when animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

    // MARK: Hiding bars

    private lazy var barHiding = BarHiding(self)

    /// Whether swiping up hides the bars, and swiping down shows them.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.swipe.isEnabled }
        set { barHiding.swipe.isEnabled = newValue }
    }

    /// Whether a tap that no view handles hides the bars, and another one shows them.
    open var hidesBarsOnTap: Bool {
        get { barHiding.hidesOnTap }
        set { barHiding.hidesOnTap = newValue }
    }

    /// Whether the bars are hidden while the height is compact. A tap that no view handles then shows them, and another one
    /// hides them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.hidesInCompactHeight }
        set { barHiding.hidesInCompactHeight = newValue }
    }

    /// Recognizes the swipes that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// Recognizes the taps that hide and show the bars.
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
        // In a window the top is shown even when the appearance callbacks of the container were not forwarded.
        if appearance.state == .disappeared, view.isInWindow { stage.install() }
        barHiding.traitsMayHaveChanged(view.traitCollection)
        layOutParts()
        stage.runPending()
    }

    private func layOutParts() {
        stage.content.frame = view.bounds
        interactivePop.layoutDirectionMayHaveChanged()
        // A toolbar that was shown follows the content at once.
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
        // The child's view has its size before `viewIsAppearing(_:)`.
        layOutParts()
        super.forwardIsAppearing()
    }

    @_spi(Subclassing) open override var role: ControllerRole { ControllerRole(self) }

    package func childWillLeave(_ child: UIViewController) { forget(child) }

    /// A column of a split view is restored through the split view.
    package func restorationOwner(of child: UIViewController) -> UIViewController? {
        parent?.asContainer?.isRestored(child) == true ? parent : nil
    }

    /// The size that was set, else that of the topmost controller.
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

    /// The running transition's coordinator. A change that waits for the next layout begins now, so that the caller can join it.
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

    /// Whether a bar of this stack lies below the status bar, or will after the transition.
    private var hasBarAtTop: Bool {
        !storedIsBarHidden && !(stack.last is UINavigationController) && storedBar?.absence.byApp != true
    }

    /// The style of the bar: light content for a black one.
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
        hasBarAtTop && storedBar?.barStyle.isDark == true ? .lightContent : super.preferredStatusBarStyle
    }

    /// The topmost controller if no bar lies below the status bar; else nil.
    open override dynamic var childForStatusBarStyle: UIViewController? { hasBarAtTop ? nil : stack.last }

    open override dynamic var childForStatusBarHidden: UIViewController? { stack.last }

    // Extensions of apps replace these as they do those above.
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }

    /// The container's own item if it was set, else the root's, so that a controller's title appears in its tab.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
}
