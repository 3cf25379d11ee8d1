import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation

/// Manages one view hierarchy: loads it on demand, gets its appearance callbacks, and mediates between it and the model.
///
/// The root view is sized by its owner: a window, a parent or a presentation. In the responder chain a controller follows its
/// root view and precedes that view's superview.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer {
    // MARK: Making

    /// The name of the interface file from which the view is loaded; nil to derive it from the class's name.
    open package(set) var nibName: String?

    /// The bundle of the interface file; nil for the main one.
    open package(set) var nibBundle: Bundle?

    /// Makes a controller whose view is loaded from an interface file on demand.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without extension. With nil, a file named like the class is used, first without
    ///     `Controller` at the name's end. If there is none, the view is an empty one.
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

    /// Makes a controller from an archive: an interface file contains its properties, its items and the source of its view.
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
    /// The part of an interface file from which the controller was made; nil without one.
    var interfaceOrigin: InterfaceOrigin?
    var loading = ViewLoading.idle

    /// The root view, loaded at its first read. Setting nil releases it; the next read loads it again.
    open var view: UIView! {
        get { loadedView }
        set { adopt(newValue) }
    }

    /// Whether the root view is loaded; reading it does not load the view.
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

    // Unchecked, because every callback of an appearance reads it several times; it is never read while it is being set.
    @exclusivity(unchecked) package var appearance = AppearanceState()

    /// The view is about to be shown; called once per appearance, possibly before the view is in the window.
    open func viewWillAppear(_ animated: Bool) { checkAppearanceCall("viewWillAppear(_:)") }

    /// The view is in the window with its traits and size; once per appearance, before `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is shown and the transition is over.
    open func viewDidAppear(_ animated: Bool) { checkAppearanceCall("viewDidAppear(_:)") }

    /// The view is about to be removed or covered.
    open func viewWillDisappear(_ animated: Bool) { checkAppearanceCall("viewWillDisappear(_:)") }

    /// The view was removed or covered, and the transition is over.
    open func viewDidDisappear(_ animated: Bool) { checkAppearanceCall("viewDidDisappear(_:)") }

    /// Begins the appearance or disappearance of a child, whose view is loaded; for containers that forward callbacks by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginManualAppearance(isAppearing, animated: animated)
    }

    /// Ends the appearance change of a child that was begun.
    open func endAppearanceTransition() { endDeferrableAppearance() }

    /// Whether appearance callbacks are forwarded to the children automatically.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that share this controller's appearances; containers return the visible one.
    @_spi(Subclassing) open var appearanceChildren: [UIViewController] { childrenInView }

    /// Whether `willRotate`, `willAnimateRotation` and `didRotate` are forwarded to the children automatically.
    open var shouldAutomaticallyForwardRotationMethods: Bool { true }

    /// Begins the children's appearance or disappearance after this controller's; containers install the visible one first.
    @_spi(Subclassing) open func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        beginChildrenAppearance(isAppearing, animated: animated)
    }

    /// Ends the children's appearance changes, before this controller's own.
    @_spi(Subclassing) open func forwardAppearanceEnd() { endChildrenAppearance() }

    /// Sends `viewIsAppearing(_:)` to the children that share the appearance; containers lay out the visible one first.
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
    // Unchecked, because every callback of an appearance reads it; it is never read while it is being set.
    @exclusivity(unchecked) package internal(set) var presentation: Presentation?
    /// The presentation of this controller.
    package weak var ownPresentation: Presentation?
    /// The presentation controller made for the next presentation.
    var preparedPresentationController: UIPresentationController?

    private var storedPresentationStyle = UIModalPresentationStyle.automatic
    /// The style of the controller's presentation, read at its beginning. `automatic` reads as the resolved style.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { storedPresentationStyle == .automatic ? .pageSheet : storedPresentationStyle }
        set { storedPresentationStyle = newValue }
    }

    /// The animation of the controller's presentation and dismissal without an animator of its transitioning delegate.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Provides the presentation controllers, animators and interaction controllers.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether `currentContext` presentations from inside cover just this controller; true for navigation controllers.
    open var definesPresentationContext = false

    /// Whether controllers presented in this controller's context use this controller's transition style.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the controller performs actions of keys and menus while it presents another one.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Whether the user cannot dismiss the controller, or one that contains it; the app still can.
    open var isModalInPresentation = false

    /// Whether a keyboard on the screen stays in form sheets without a text input. Unlike iOS: never read, as desktops have none.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Whether the controller decides about the status bar although its presentation does not cover the window.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The controller presented by this one or by its nearest presenting ancestor.
    open var presentedViewController: UIViewController? { presentationFromHere?.presented }

    /// The controller that presented this one or its nearest presented ancestor.
    open var presentingViewController: UIViewController? { presentationAround?.presenter }

    /// The presentation controller in use, in an adapted style not the original one; nil while this controller is not presented.
    open var activePresentationController: UIPresentationController? { presentationAround?.controller }

    /// The sheet that presents the controller or will present it; nil when its style is another one.
    open var sheetPresentationController: UISheetPresentationController? {
        ownPresentationController as? UISheetPresentationController
    }

    /// The popover that presents the controller or will present it, in an adapted style, too; nil when its style is another one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        ownPresentationController as? UIPopoverPresentationController
    }

    /// Whether the user cannot dismiss the controller: the older name of `isModalInPresentation`.
    @available(*, deprecated, renamed: "isModalInPresentation")
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The presentation controller in use; before the presentation, one made for the style that is set.
    open var presentationController: UIPresentationController? { ownPresentationController }

    /// Makes the presentation controller for the popover style.
    @_spi(Subclassing) open func makePopoverPresentation() -> UIPopoverPresentationController { plainPopover }

    /// Presents a controller over the outermost ancestor, or over the context that its style requests.
    ///
    /// Impossible requests are logged and ignored.
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: Whether the presentation is animated.
    ///   - completion: Called after the callbacks, not for a cancelled presentation.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses the controller presented from here with all above it; if there is none, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    // MARK: Containment

    var storedChildren: [UIViewController] = []
    package var containmentStep = ContainmentStep.none
    /// The number of the last transition between children in which this controller took part.
    var lastExchange = 0

    /// The child controllers.
    open var children: [UIViewController] { storedChildren }

    let parentReference = BackReference<UIViewController>()
    /// The container that has this controller as a child.
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

    /// Removes the controller from its parent, which has called `willMove(toParent: nil)` and removed the view before.
    open func removeFromParent() { leaveParent() }

    /// The role of the controller for others; the framework's containers have rules of their own.
    @_spi(Subclassing) open var role: ControllerRole { .plain }

    /// The animator with which the controller is pushed or popped, unless the stack's delegate has one.
    ///
    /// - Parameters:
    ///   - isPush: Whether it is pushed.
    ///   - other: The controller below.
    /// - Returns: nil for the standard animation.
    @_spi(Subclassing) open func stackAnimator(
        isPush: Bool, over other: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    override var firstResponderView: UIView? { viewIfLoaded }

    /// The parent is about to change; call super.
    open func willMove(toParent parent: UIViewController?) { containmentStep = parent == nil ? .leaving : .joining }

    /// The parent changed; call super.
    open func didMove(toParent parent: UIViewController?) { containmentStep = .none }

    /// Animates from one child to another, with the appearance callbacks; parent links are unchanged.
    ///
    /// Both must be children of this controller, which must forward appearances automatically.
    /// - Parameters:
    ///   - fromViewController: The child to remove.
    ///   - toViewController: The child to show. Its view is added to the superview of the other one.
    ///   - duration: The duration of the animation in seconds.
    ///   - options: The options of the animation; a transition effect applies to the superview.
    ///   - animations: Further changes to animate.
    ///   - completion: Called after the callbacks, with whether the animations ran to their end.
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

    /// Updates the view's constraints; override it, and call super last.
    open func updateViewConstraints() { storedView?.updateConstraints() }

    /// Safe-area insets that the controller adds to the inherited ones.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.markSafeArea() } }
    }

    /// The root view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The root view's layout margins changed.
    open func viewLayoutMarginsDidChange() {}
    /// The margins of which the controller was notified last.
    var announcedMargins: UIEdgeInsets?

    /// The smallest margins of the root view: 16 points at the sides, 20 where it is wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// Whether the root view's margins are never less than `systemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.setNeedsLayout() } }
    }

    /// The edges at which the view extends below the bars of its container.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.storedView?.setNeedsLayout() } }
    }

    /// Whether the view extends below opaque bars, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.storedView?.setNeedsLayout() } }
    }

    weak var topContentScrollView: UIScrollView?
    weak var bottomContentScrollView: UIScrollView?

    /// Whether the first scroll view in the view keeps its content clear of bars even if it does not scroll; true by default.
    ///
    /// It applies to scroll views that adjust their insets automatically.
    @available(*, deprecated, message: "Use the scroll view's contentInsetAdjustmentBehavior.")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set { adjustsScrollViewInsets = newValue }
    }
    var adjustsScrollViewInsets = true {
        didSet { if adjustsScrollViewInsets != oldValue { storedView?.firstScrollView?.updateSafeAreaAddition() } }
    }

    /// The scroll view that a tab bar follows: the one named for the bottom.
    @available(*, deprecated, message: "Use setContentScrollView(_:for:).")
    open var tabBarObservedScrollView: UIScrollView? {
        get { contentScrollView(for: .bottom) }
        set { setContentScrollView(newValue, for: .bottom) }
    }

    /// Names the scroll view that bars at edges follow; nil for the first one in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameContentScrollView(scrollView, for: edge)
    }

    /// The scroll view that was named for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedContentScrollView(for: edge) }

    /// The band of the view that bars at the top cover; the safe area has superseded it.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    open var topLayoutGuide: any UILayoutSupport { CoveredBandGuide.guide(of: view, atTop: true) }

    /// The band of the view that bars at the bottom cover; the safe area has superseded it.
    @available(
        *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    open var bottomLayoutGuide: any UILayoutSupport { CoveredBandGuide.guide(of: view, atTop: false) }

    /// The size that the view prefers if its container can choose, as popovers can; zero for no preference.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { passOnPreferredContentSize() } }
    }

    /// The preferred size of a child changed; override it to give the child more room.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when constraints have changed the size of a child's view; the default is empty.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child when the view has a size: all of it if the child fills the view now, else its present size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { usualSize(of: container, in: parentSize) }

    // MARK: Memory

    /// Memory is short: release objects that can be made again, and call super.
    open func didReceiveMemoryWarning() { purgeViewIfAllowed() }

    /// The view is about to be released for lack of memory; only when the app has requested the older behaviour.
    open func viewWillUnload() {}

    /// The view was released for lack of memory.
    open func viewDidUnload() {}

    // MARK: Restoration

    /// The name under which the controller's state is saved between launches; without one neither it nor its children are saved.
    ///
    /// Controllers in the same container need different identifiers.
    open var restorationIdentifier: String?

    /// The class that makes the controller when its state is restored.
    ///
    /// Without one, the app's delegate is asked. If that returns none, an existing controller with the same path is used, and at
    /// last the storyboard makes one.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Encodes the state for the next launch; call super. Controllers are encoded as references.
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }

    /// Restores the encoded state; the view is loaded first if it was loaded when the state was encoded. Call super.
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }

    /// All controllers have decoded their states, and the app has finished launching.
    open func applicationFinishedRestoringState() {}

    // MARK: Orientation

    /// Rotates the interface to the device's orientation if the controllers allow it.
    open class func attemptRotationToDeviceOrientation() { ApplicationRuntime.current?.orientation.setNeedsDecision() }

    /// Whether the last size change reached the default implementation; otherwise no deprecated rotation callback is sent.
    var usesOlderCallbacks = true
    /// Whether the interface rotates with the device now.
    open var shouldAutorotate: Bool { true }

    /// The orientations that the controller allows when it decides; all on a pad, all but upside-down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which it is presented, one of the supported ones.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        OrientationDecision.preferred(in: supportedInterfaceOrientations, current: interfaceOrientation)
    }

    /// Updates the interface's orientation, because the controller's supported orientations have changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        ApplicationRuntime.current?.orientation.setNeedsDecision()
    }

    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIApplication.sharedIfRunning?.statusBarOrientation ?? .portrait
    }

    /// The view's size is about to change; call super, which notifies the children and sends the deprecated rotation callbacks.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSize(size, with: coordinator)
    }

    /// The traits are about to change; call super, which notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraits(newCollection, with: coordinator)
    }

    /// The interface is about to rotate, for a duration; bounds are the old ones.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        forwardRotation { $0.sendWillRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// The interface rotates, for a duration; bounds are the new ones, and changes made here are animated.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        forwardRotation { $0.sendWillAnimateRotation(to: toInterfaceOrientation, duration: duration) }
    }

    /// The interface has rotated.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        forwardRotation { $0.sendDidRotate(from: fromInterfaceOrientation) }
    }

    /// The coordinator of the running transition of this controller or of its container.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningCoordinator ?? parent?.transitionCoordinator
    }
    var runningCoordinators: [TransitionCoordinator] = []

    // MARK: Status bar

    /// The status bar's style while this controller decides.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden while this controller decides.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that decides about the status bar's style instead of this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides instead of this controller whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The animation with which the status bar is shown and hidden while this controller decides.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Updates the status bar: in an animation block with the layout that depends on the safe area, else at once.
    open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

    // MARK: Device

    /// Whether the home indicator is hidden. Unlike iOS: no desktop has one, so it is never read.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides instead of this controller whether the home indicator is hidden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Updates whether the home indicator is hidden. Unlike iOS: there is none, so the call has no effect.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which the system's gestures wait for the app's. Unlike iOS: no desktop has any there, so they are never read.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides about the system's gestures instead of this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Updates which of the system's gestures wait. Unlike iOS: there are none, so the call has no effect.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Whether the pointer is locked to the window. Unlike iOS: it never is, so this is never read.
    open var prefersPointerLocked: Bool { false }

    /// The child that decides instead of this controller whether the pointer is locked.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Updates whether the pointer is locked. Unlike iOS: it never is, so the call has no effect.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Traits

    /// The view's traits, or those that it will have before it is loaded.
    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? predictedTraits }

    var storedTraits = TraitSettings()
    /// The parent's overrides of the inherited traits.
    var traitOverride: UITraitCollection? {
        didSet { if traitOverride != oldValue { traitOverrideDidChange() } }
    }

    /// Overrides the inherited traits of a child; unspecified ones are inherited, with a nil collection all.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { override(traitsOf: childViewController, with: collection) }

    /// The overrides of the traits that a child inherits.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitOverride : nil
    }

    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // Unchecked, because every read of traits in the view hierarchy below reads it; it is never read while it is being set.

    /// The interface style of the controller's view; unspecified to inherit it.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            if overrideUserInterfaceStyle != oldValue { storedView?.controllerStyleDidChange(from: oldValue) }
        }
    }

    /// The preferred style that was applied last, of the controller or the child that decides for it.
    @exclusivity(unchecked) var adoptedStyle = UIUserInterfaceStyle.unspecified

    /// The interface style of the controller's view, unless that is overridden.
    ///
    /// It is read when the view is loaded, and when the app reports a change.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

    /// The child whose preferred style applies instead of this controller's.
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }

    /// Reads the preferred style again, here and in the parents that leave it to this controller.
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

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller that contains this one.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// Adopts the secondary controller of a split view that collapses: stacks push it, tabs forward it, others drop it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary controller to a split view that expands: a stack pops it; nil for none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Whether the tab bar is hidden while this controller or one above it is on top of a stack; read when it is pushed.
    open var hidesBottomBarWhenPushed = false

    var storedToolbarItems: [UIBarButtonItem]?

    /// The items in the toolbar of a navigation controller while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the toolbar's items; they cross-fade when animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        replaceToolbarItems(by: toolbarItems, animated: animated)
    }

    /// Shows a controller by the outer container: a navigation controller pushes it; without a container it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { passOn(.show, of: vc, sender: sender) }

    /// Shows a detail controller by the outer container; without one that shows details it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        passOn(.showDetailViewController, of: vc, sender: sender)
    }

    /// Performs the segue with an identifier that a storyboard gave the controller; an unknown one stops the program.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if interfaceSource?.performSegue(withIdentifier: identifier, sender: sender) == true { return }
        refuseSegue(identifier)
    }

    /// Whether the segue of a control may be performed; `performSegue(withIdentifier:sender:)` does not ask.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed; override it to configure the destination, whose view is not loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Unwinding

    /// Whether an unwind segue from a controller by an action may end here. The sender is the object that started it.
    ///
    /// By default it may if the class has a method for the action and the segue starts elsewhere.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { (self as any FormerUnwinding).isWillingToUnwind(action, from: fromViewController, sender: sender) }

    /// Whether an unwind segue from a controller by an action may end here: the older form, which is still asked.
    ///
    /// The sender is the object that started the segue.
    @available(*, deprecated, renamed: "canPerformUnwindSegueAction(_:from:sender:)")
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { hasUnwindAction(action, from: fromViewController) }

    /// The children to search for the destination of an unwind segue from a source, in their order; not the one that contains it.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenForUnwinding(except: source.source)
    }

    /// The child that contains the source of an unwind segue; nil when it is not inside. Do not override it.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(containing: source.source)
    }

    /// Shows a child because an unwind segue leads through this container towards its destination.
    ///
    /// A custom container overrides it. Navigation controllers pop to the child, tab bar controllers select it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindInside(for: unwindSegue, towards: subsequentVC)
    }

    /// The destination of an unwind segue from a controller by an action: a child, else this one if it can perform it.
    @available(*, deprecated, message: "Override allowedChildrenForUnwinding(from:).")
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { searchForUnwinding(action, from: fromViewController, sender: sender) }

    /// The unwind segue from one controller to another, if the storyboard names no class for it.
    ///
    /// The nearest container of both is asked, or the destination if it contains the source. An identifier distinguishes the
    /// segue from the others of its source.
    @available(*, deprecated, message: "Override unwind(for:towards:).")
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { fromViewController.standardUnwinding(to: toViewController, identifier: identifier) }

    /// This controller or the nearest surrounding one that performs an action; nil when there is none.
    ///
    /// Unlike iOS: an override of `show(_:sender:)` or `showDetailViewController(_:sender:)` is only noticed in sources
    /// that were rewritten. Other containers of apps return true in `canPerformAction(_:withSender:)` for `Selector.show`
    /// and `Selector.showDetailViewController`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestPerformer(of: action, sender: sender)
    }

    /// Whether the controller performs an action now; only containers perform those that show controllers.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if !performsActionsWhilePresentingModally, presentation?.isInForce == true { return false }
        return action.showsControllers
            ? showsControllers(by: action) : super.canPerformAction(action, withSender: sender)
    }

    // MARK: Editing

    var storedIsEditing = false
    var storedEditButtonItem: UIBarButtonItem?

    /// Whether the content can be edited now; setting it is `setEditing(_:animated:)` without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; override it to update the content, and call super, which updates the edit button.
    open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing) }

    /// A bar button, Edit or Done, that calls `setEditing(_:animated:)`.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

    // MARK: Focus

    /// The environment that contains the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    /// Requests a focus update after the next layout, if the focus is in the controller's view.
    open func setNeedsFocusUpdate() { ApplicationRuntime.current?.focusSystem.requestUpdate(inside: self) }

    /// Performs the update that `setNeedsFocusUpdate()` requested now.
    open func updateFocusIfNeeded() { ApplicationRuntime.current?.focusSystem.updateFocusIfNeeded() }

    /// The environments at which the focus begins: the controller's view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The view at which the focus begins; nil unless overridden.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { nil }

    /// Whether the focus returns to its former item after a controller presented over this one was dismissed.
    ///
    /// Otherwise it begins at the preferred environments.
    open var restoresFocusAfterTransition = true

    /// The focus group of the items in the controller's view that name no group of their own.
    open var focusGroupIdentifier: String?

    /// Whether an update of the focus may happen.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus entered the controller's view, left it or moved inside it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Keys

    package var addedKeyCommands: [UIKeyCommand] = []

    /// The added key commands; override it to offer others.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command to those of `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.holds(keyCommand) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes an added key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    open override var next: UIResponder? { ownPresentation?.presenter ?? storedView?.superview ?? parent }
}
