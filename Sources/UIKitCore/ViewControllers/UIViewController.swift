public import Foundation
public import QuartzCore
public import UIFoundation

/// Owns one view tree: loads it when it is first needed, hears when it comes and goes, and mediates between it and the model.
///
/// The root view is sized by its owner: a window, a parent or a presentation. A controller stands in the responder chain
/// between its root view and that view's superview.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer {
    // MARK: Making

    /// The name of the interface file that the view is loaded from; nil where the class's name says it.
    open package(set) var nibName: String?

    /// The bundle of the interface file; nil for the main one.
    open package(set) var nibBundle: Bundle?

    /// Makes a controller whose view is loaded from an interface file when it is first needed.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without extension. With nil, a file is used that is named like the class, first without
    ///     `Controller` at the name's end, and where there is none, the view is an empty one.
    ///   - nibBundleOrNil: The bundle that has the file; nil for the main one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
        ControllerRegistry.add(self)
    }

    /// Makes a controller whose view is loaded by `loadView`.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let nib = key.beginning as? NibSource {
            self.init(nibName: nib.name, bundle: nib.bundle)
        } else {
            self.init()
        }
    }

    /// Makes a controller from an archive: an interface file gives it its properties, its items and the way to its view.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        ControllerRegistry.add(self)
        if let coder = coder.interface { decodeController(from: coder) }
    }

    deinit {
        let (view, children) = (storedView, storedChildren)
        view?.controllerReference.forget(self)
        for child in children { child.parentReference.forget(self) }
        ControllerRegistry.remove(self)
        BackReference.expectNone(to: self)
    }

    // MARK: View

    var storedView: UIView?
    /// The part of an interface file that the controller is from; nil without one.
    var interfaceOrigin: InterfaceOrigin?
    var loading = ViewLoading.idle

    /// The root view, loaded when it is first read. Setting nil releases it; the next reading loads again.
    open var view: UIView! {
        get { loadedView }
        set { adopt(newValue) }
    }

    /// Whether the root view is loaded; reading it loads nothing.
    open var isViewLoaded: Bool { storedView != nil }

    /// The root view if it is loaded.
    open var viewIfLoaded: UIView? { storedView }

    /// Loads the root view if it is not loaded.
    open func loadViewIfNeeded() { loadIfNeeded() }

    /// Makes the root view and assigns it to `view`: from the storyboard or the interface file, else an empty one.
    ///
    /// Override it to make the view in code, without calling super; never call it.
    open func loadView() { loadViewFromInterface() }

    /// The view was loaded; it is in no window and its size is provisional.
    open func viewDidLoad() {}

    // MARK: Appearance

    // Unchecked, because every callback of an appearance asks for it several times; it is never read while it is being set.
    @exclusivity(unchecked) package var appearance = AppearanceState()

    /// The view is about to be shown; called for each appearance, before it is in the window for certain.
    open func viewWillAppear(_ animated: Bool) { checkAppearanceCall("viewWillAppear(_:)") }

    /// The view is in the window with its traits and size; once per appearance, before `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is shown and the transition is over.
    open func viewDidAppear(_ animated: Bool) { checkAppearanceCall("viewDidAppear(_:)") }

    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) { checkAppearanceCall("viewWillDisappear(_:)") }

    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) { checkAppearanceCall("viewDidDisappear(_:)") }

    /// Notifies a child that it begins to appear, with its view loaded, or disappear; for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginManualAppearance(isAppearing, animated: animated)
    }

    /// Notifies a child that the change begun has ended.
    open func endAppearanceTransition() { endDeferrableAppearance() }

    /// Whether appearance callbacks are forwarded to children without further ado.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that share this controller's appearances; containers name the visible one.
    @_spi(Subclassing) open var appearanceChildren: [UIViewController] { childrenInView }

    /// Whether children hear of a turning interface without further ado: `willRotate`, `willAnimateRotation` and `didRotate`.
    open var shouldAutomaticallyForwardRotationMethods: Bool { true }

    /// Has the children begin to appear or disappear after this controller; containers bring in the visible one first.
    @_spi(Subclassing) open func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        beginChildrenAppearance(isAppearing, animated: animated)
    }

    /// Has the children end what they began, before this controller does.
    @_spi(Subclassing) open func forwardAppearanceEnd() { endChildrenAppearance() }

    /// Notifies the children that appear along that they are in the window; containers place the visible one first.
    @_spi(Subclassing) open func forwardIsAppearing() { sendChildrenIsAppearing() }

    /// True while the view appears because it is being presented.
    open package(set) var isBeingPresented = false

    /// True while the view disappears because it is being dismissed.
    open package(set) var isBeingDismissed = false

    /// True while the view appears because it was added to a parent.
    open package(set) var isMovingToParent = false

    /// True while the view disappears because it is being removed from its parent.
    open package(set) var isMovingFromParent = false

    // MARK: Presentation

    /// The presentation of another controller by this one.
    // Unchecked, because every callback of an appearance asks for it; it is never read while it is being set.
    @exclusivity(unchecked) package internal(set) var presentation: Presentation?
    /// The presentation of this controller.
    package weak var ownPresentation: Presentation?
    /// Made for the presentation to come.
    var preparedPresentationController: UIPresentationController?

    private var storedPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller is placed when it is presented; read then. `automatic` reads as the style that it stands for.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { storedPresentationStyle == .automatic ? .pageSheet : storedPresentationStyle }
        set { storedPresentationStyle = newValue }
    }

    /// How the controller comes and goes when its transitioning delegate does not animate it.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Gives the objects for another presentation and other transitions.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether `currentContext` presentations from inside cover just this controller; navigation controllers say yes.
    open var definesPresentationContext = false

    /// Whether what is presented in this controller's context takes this controller's transition style.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the controller performs actions of keys and menus while it presents something.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Whether the user is kept from dismissing the controller, or one that it is inside of; the app still can.
    open var isModalInPresentation = false

    /// Whether a keyboard on the screen stays in form sheets without a text input. Unlike iOS: never read, as desktops have none.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Whether the status bar follows the controller although its presentation does not fill the window.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The controller presented by this one or by the nearest of its ancestors that presents any.
    open var presentedViewController: UIViewController? { presentationFromHere?.presented }

    /// The controller that presented this one, or the nearest of its ancestors that is presented.
    open var presentingViewController: UIViewController? { presentationAround?.presenter }

    /// The controller that lays out the presented view, in the style adapted to; nil while this controller is not presented.
    open var activePresentationController: UIPresentationController? { presentationAround?.controller }

    /// The sheet that shows the controller or will show it; nil when its style is another one.
    open var sheetPresentationController: UISheetPresentationController? {
        ownPresentationController as? UISheetPresentationController
    }

    /// The popover that shows the controller or will show it, in an adapted style too; nil when its style is another one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        ownPresentationController as? UIPopoverPresentationController
    }

    /// Whether the user is kept from dismissing: the older name of `isModalInPresentation`.
    @available(*, deprecated, renamed: "isModalInPresentation")
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The controller that lays out the view while it is presented; before, it is made for the style that is set.
    open var presentationController: UIPresentationController? { ownPresentationController }

    /// Makes what places the controller as a popover.
    @_spi(Subclassing) open func makePopoverPresentation() -> UIPopoverPresentationController { plainPopover }

    /// Presents a controller over the outermost ancestor, or over the context that its style asks for.
    ///
    /// `completion` is called after the callbacks, not for a cancelled presentation. Impossible requests are logged and ignored.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses what is presented from here with all that is presented above it; without any, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    // MARK: Containment

    var storedChildren: [UIViewController] = []
    package var containmentStep = ContainmentStep.none
    /// The last change of children that this one took part in.
    var lastExchange = 0

    /// The controllers inside this one.
    open var children: [UIViewController] { storedChildren }

    let parentReference = BackReference<UIViewController>()
    /// The controller that this one is inside of.
    open internal(set) var parent: UIViewController? {
        get { parentReference.object }
        set {
            let former = parentReference.object
            parentReference.object = newValue
            if isObserved { announce("parentViewController", from: former, to: newValue) }
        }
    }

    /// Adds a controller; the container then adds its view and calls its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(child: childController) }

    /// Releases the parent; the container has called `willMove(toParent: nil)` and removed the view before.
    open func removeFromParent() { leaveParent() }

    /// The part that the controller plays for those around it; the framework's containers answer for themselves.
    @_spi(Subclassing) open var role: ControllerRole { .plain }

    /// The motion by which the controller is pushed above another one, or popped, unless the stack's delegate has one.
    ///
    /// - Parameters:
    ///   - isPush: Whether it is pushed.
    ///   - other: The controller below.
    /// - Returns: nil for the standard motion.
    @_spi(Subclassing) open func stackAnimator(
        isPush: Bool, over other: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    override var firstResponderView: UIView? { viewIfLoaded }

    /// The parent is about to change; call super.
    open func willMove(toParent parent: UIViewController?) { containmentStep = parent == nil ? .leaving : .joining }

    /// The parent changed; call super.
    open func didMove(toParent parent: UIViewController?) { containmentStep = .none }

    /// Changes from one child to another: callbacks, views and an animation block of a duration; parent links stay as they are.
    ///
    /// Both must be children of this controller, which must forward appearances. The view that arrives goes where the other one
    /// is; an effect among the options is that of their superview. `completion` follows the callbacks.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    // MARK: Layout

    /// The root view's layout is about to run.
    open func viewWillLayoutSubviews() {}

    /// The root view's layout ran; its subviews have their frames.
    open func viewDidLayoutSubviews() {}

    /// Brings the view's constraints up to date; override, and call super last.
    open func updateViewConstraints() { storedView?.updateConstraints() }

    /// Safe-area insets that the controller adds to those from above.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.markSafeArea() } }
    }

    /// The root view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The root view's layout margins changed.
    open func viewLayoutMarginsDidChange() {}
    /// The margins that the controller was notified of last.
    var announcedMargins: UIEdgeInsets?

    /// The smallest margins of the root view: 16 points at the sides, 20 where it is wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// Whether the root view's margins are never less than `systemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.setNeedsLayout() } }
    }

    /// The edges at which the view reaches below the bars of its container.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.storedView?.setNeedsLayout() } }
    }

    /// Whether the view reaches below opaque bars too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.storedView?.setNeedsLayout() } }
    }

    weak var topContentScrollView: UIScrollView?
    weak var bottomContentScrollView: UIScrollView?

    /// Whether the first scroll view in the view keeps its content clear of bars even where it does not scroll; true at first.
    ///
    /// It counts for scroll views that adjust their insets automatically.
    @available(*, deprecated, message: "Use the scroll view's contentInsetAdjustmentBehavior.")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set { adjustsScrollViewInsets = newValue }
    }
    var adjustsScrollViewInsets = true {
        didSet { if adjustsScrollViewInsets != oldValue { storedView?.firstScrollView?.updateSafeAreaAddition() } }
    }

    /// The scroll view whose content a tab bar follows: that named for the bottom.
    @available(*, deprecated, message: "Use setContentScrollView(_:for:).")
    open var tabBarObservedScrollView: UIScrollView? {
        get { contentScrollView(for: .bottom) }
        set { setContentScrollView(newValue, for: .bottom) }
    }

    /// Names the scroll view below the bars at edges, for their looks at its ends; nil for the first one in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameContentScrollView(scrollView, for: edge)
    }

    /// The scroll view that was named for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedContentScrollView(for: edge) }

    /// The band of the view that bars at the top cover; the safe area says the same for each edge.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    open var topLayoutGuide: any UILayoutSupport { CoveredBandGuide.guide(of: view, atTop: true) }

    /// The band of the view that bars at the bottom cover; the safe area says the same for each edge.
    @available(
        *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    open var bottomLayoutGuide: any UILayoutSupport { CoveredBandGuide.guide(of: view, atTop: false) }

    /// The size that the view should have where the surroundings leave it the choice, as popovers do; zero for no wish.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { passOnPreferredContentSize() } }
    }

    /// A child wishes another size; override to give it more room.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when constraints have given a child's view another size; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets when the view has a size: all of it, or what the child has now if that is another one.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { usualSize(of: container, in: parentSize) }

    // MARK: Memory

    /// Memory is short: drop what can be made again, and call super.
    open func didReceiveMemoryWarning() { purgeViewIfAllowed() }

    /// The view is about to be released for lack of memory; only when the app has asked for the older behaviour.
    open func viewWillUnload() {}

    /// The view was released for lack of memory.
    open func viewDidUnload() {}

    // MARK: Restoration

    /// The name under which the controller's state is kept from one launch to the next; without one nothing of it is, nor of what
    /// is inside. Controllers in the same container have different ones.
    open var restorationIdentifier: String?

    /// The class that makes the controller when its state is restored.
    ///
    /// Without one the app's delegate is asked, then it is looked for where it was, and at last its storyboard makes it.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Encodes what is to be there again at the next launch; call super. Controllers become references to be found again.
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }

    /// Restores what was encoded; the view is loaded if it was when that was done. Call super.
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }

    /// Every controller has decoded its state, and the app has finished launching.
    open func applicationFinishedRestoringState() {}

    // MARK: Orientation

    /// Has the interface follow the device if it may.
    open class func attemptRotationToDeviceOrientation() { ApplicationRuntime.current?.orientation.setNeedsDecision() }

    /// Whether the last change of size reached the default implementation; without that no older callback is sent.
    var usesOlderCallbacks = true
    /// Whether the interface turns with the device now.
    open var shouldAutorotate: Bool { true }

    /// The orientations that the controller allows when it decides; all on a pad, all but upside-down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation to be presented in, one of the supported ones.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        OrientationDecision.preferred(in: supportedInterfaceOrientations, current: interfaceOrientation)
    }

    /// Has the interface's orientation decided anew, because what this controller supports has changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        ApplicationRuntime.current?.orientation.setNeedsDecision()
    }

    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIApplication.sharedIfRunning?.statusBarOrientation ?? .portrait
    }

    /// The view is about to get another size; call super, which tells the children and the older callbacks.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSize(size, with: coordinator)
    }

    /// The traits are about to change; call super, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraits(newCollection, with: coordinator)
    }

    /// The interface is about to turn, for a duration; bounds are the old ones.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        forwardRotation { $0.sendWillRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// The interface turns, for a duration; bounds are the new ones, and changes made here animate along.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        forwardRotation { $0.sendWillAnimateRotation(to: toInterfaceOrientation, duration: duration) }
    }

    /// The interface has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        forwardRotation { $0.sendDidRotate(from: fromInterfaceOrientation) }
    }

    /// The running transition that this controller or its container takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningCoordinator ?? parent?.transitionCoordinator
    }
    var runningCoordinators: [TransitionCoordinator] = []

    // MARK: Status bar

    /// The status bar's look while this controller decides.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden while this controller decides.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that decides about the status bar's look in place of this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides in place of this controller whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// How the status bar comes and goes in an animation while this controller decides whether it is hidden.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Has the status bar decided anew: in an animation block it changes along with what hangs on the safe area, else at once.
    open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

    // MARK: Device

    /// Whether the home indicator is hidden. Unlike iOS: no desktop has one, so it is never read.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides in place of this controller whether the home indicator is hidden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Has it decided anew whether the home indicator is hidden. Unlike iOS: there is none, so nothing happens.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which the system's gestures wait for the app's. Unlike iOS: no desktop has any there, so they are never read.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides in place of this controller about the system's gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Has it decided anew which of the system's gestures wait. Unlike iOS: there are none, so nothing happens.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Whether the pointer is caught in the window. Unlike iOS: it never is, so this is never read.
    open var prefersPointerLocked: Bool { false }

    /// The child that decides in place of this controller whether the pointer is caught.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Has it decided anew whether the pointer is caught. Unlike iOS: it never is, so nothing happens.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Traits

    /// The surroundings: the view's, or before it is loaded those it will have.
    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? predictedTraits }

    var storedTraits = TraitSettings()
    /// The parent's overrides of the inherited traits.
    var traitOverride: UITraitCollection? {
        didSet { if traitOverride != oldValue { traitOverrideDidChange() } }
    }

    /// Gives a child other traits than those that it would inherit; what a collection leaves open is inherited, nil all of it.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { override(traitsOf: childViewController, with: collection) }

    /// The traits that a child was given in place of those that it would inherit.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitOverride : nil
    }

    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // Unchecked, because every question for the traits of a view below comes by; it is never read while it is being set.

    /// Shows the controller's view light or dark, whatever the surroundings.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            if overrideUserInterfaceStyle != oldValue { storedView?.controllerStyleDidChange(from: oldValue) }
        }
    }

    /// The style that the controller, or the child that decides for it, was last found to prefer.
    @exclusivity(unchecked) var adoptedStyle = UIUserInterfaceStyle.unspecified

    /// Light or dark, as the controller's view is to be shown unless that is overridden.
    ///
    /// It is asked for when the view is loaded, and when the app says that it has changed.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

    /// The child whose preferred style counts in place of this controller's.
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }

    /// Has the preferred style asked for again: here, and by the parents that leave it to this controller.
    open func setNeedsUserInterfaceAppearanceUpdate() { adoptPreferredStyle() }

    // MARK: Titles

    /// The controller's name in bars: setting it sets the titles of `navigationItem` and `tabBarItem`, not the reverse.
    open var title: String? {
        didSet {
            if title != oldValue { titleDidChange() }
            if isObserved { announce("title", from: oldValue, to: title) }
        }
    }

    // MARK: Containers

    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?

    /// The controller's item in the bar of a navigation controller; made with its title when first read.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// The controller's item in a tab bar; made with its title when first read.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { replaceTabBarItem(newValue) }
    }

    /// The nearest navigation controller that this one is inside of.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller that this one is inside of.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller that this one is inside of.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// Takes in the secondary controller of a split view without room for two: stacks push it, tabs pass it on, others drop it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives the secondary controller back to a split view that has room for two again: a stack pops it; nil for none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Whether the tab bar goes while this controller or one above it is on top of a stack; read when it is pushed.
    open var hidesBottomBarWhenPushed = false

    var storedToolbarItems: [UIBarButtonItem]?

    /// The items in the toolbar of a navigation controller while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the toolbar's items; they fade into each other when animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        replaceToolbarItems(by: toolbarItems, animated: animated)
    }

    /// Shows a controller in the way of the container around: a navigation controller pushes it; without any it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { passOn(.show, of: vc, sender: sender) }

    /// Shows a controller beside this one in the way of the container around; without any that does it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        passOn(.showDetailViewController, of: vc, sender: sender)
    }

    /// Performs the segue that a storyboard gave the controller under an identifier; an unknown one stops the program.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if interfaceSource?.performSegue(withIdentifier: identifier, sender: sender) == true { return }
        refuseSegue(identifier)
    }

    /// Whether the segue that a control leads to may be performed; `performSegue(withIdentifier:sender:)` does not ask.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a way from here is gone; override to hand what is needed to its destination, whose view is not loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Unwinding

    /// Whether a way back from a controller by an action may lead here; by default if the class has a method for the action, and
    /// the way begins elsewhere. The sender is the cause.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { (self as any FormerUnwinding).isWillingToUnwind(action, from: fromViewController, sender: sender) }

    /// Whether a way back from a controller by an action may lead here: the older form, still asked. The sender is the cause.
    @available(*, deprecated, renamed: "canPerformUnwindSegueAction(_:from:sender:)")
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { hasUnwindAction(action, from: fromViewController) }

    /// The children to search for the destination of a way back from a source, in their order; not the one that contains it.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenForUnwinding(except: source.source)
    }

    /// The child that contains the source of a way back; nil when it is not inside. Do not override it.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(containing: source.source)
    }

    /// Brings a child to the front as a segue leads back through this container, towards its destination.
    ///
    /// A container of your own overrides it. Navigation controllers pop to the child, tab bar controllers select it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindInside(for: unwindSegue, towards: subsequentVC)
    }

    /// The destination of a way back from a controller by an action: one of the children, else this one if it can perform it.
    @available(*, deprecated, message: "Override allowedChildrenForUnwinding(from:).")
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { searchForUnwinding(action, from: fromViewController, sender: sender) }

    /// The segue that leads back from one controller to another, where the storyboard names no class for it.
    ///
    /// The nearest container around both is asked, or the destination where it is around the source. An identifier distinguishes
    /// the segue from the others of its source.
    @available(*, deprecated, message: "Override unwind(for:towards:).")
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { fromViewController.standardUnwinding(to: toViewController, identifier: identifier) }

    /// This controller or the nearest above that performs an action; nil when there is none.
    ///
    /// Unlike iOS: which class overrides `show(_:sender:)` and `showDetailViewController(_:sender:)` is only seen where its
    /// sources were rewritten. Other containers of apps say so in `canPerformAction(_:withSender:)`, for `Selector.show` and
    /// `Selector.showDetailViewController`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestPerformer(of: action, sender: sender)
    }

    /// Whether it performs an action now; showing others is what only containers do.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if !performsActionsWhilePresentingModally, presentation?.isInForce == true { return false }
        return action.showsControllers
            ? showsControllers(by: action) : super.canPerformAction(action, withSender: sender)
    }

    // MARK: Editing

    var storedIsEditing = false
    var storedEditButtonItem: UIBarButtonItem?

    /// Whether the content can be changed now; setting it is `setEditing(_:animated:)` without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; override to follow, and call super, which turns the button.
    open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing) }

    /// A button for a bar, Edit or Done, that calls `setEditing(_:animated:)`.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

    // MARK: Focus

    /// The environment around the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    /// Has the focus, when it is in the controller's view, go to what is preferred here, after the next layout.
    open func setNeedsFocusUpdate() { ApplicationRuntime.current?.focusSystem.requestUpdate(inside: self) }

    /// Does now what was asked for by `setNeedsFocusUpdate()`.
    open func updateFocusIfNeeded() { ApplicationRuntime.current?.focusSystem.updateFocusIfNeeded() }

    /// Where the focus is to begin: the controller's view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The view where the focus is to begin; nil unless overridden.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { nil }

    /// Whether the focus comes back to the item that had it when what was presented over the controller has gone.
    ///
    /// Else it begins where the controller prefers.
    open var restoresFocusAfterTransition = true

    /// The group that everything in the controller's view belongs to unless it names another.
    open var focusGroupIdentifier: String?

    /// Whether the focus may go as it is about to.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has come into the controller's view, left it or moved inside it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Keys

    package var addedKeyCommands: [UIKeyCommand] = []

    /// The commands that were added; override to offer others.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Offers a command from now on, besides those of `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Offers an added command no more.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    open override var next: UIResponder? { ownPresentation?.presenter ?? storedView?.superview ?? parent }
}
