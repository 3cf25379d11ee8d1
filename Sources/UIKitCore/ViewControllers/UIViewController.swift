public import Foundation
public import QuartzCore

/// Owns one view tree: loads it when it is first needed, hears when it comes and goes, and mediates between it and the model.
///
/// The root view is sized by its owner: a window, a parent or a presentation. A controller stands in the responder chain
/// between its root view and that view's superview.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    // MARK: Making

    /// The name of the interface file that the view comes from.
    ///
    /// Status: partial – kept, but interface files are not read; the view is an empty one, or what `loadView` makes.
    public let nibName: String?

    /// The bundle of the interface file.
    public let nibBundle: Bundle?

    /// Makes a controller. No view is loaded.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
        ControllerRegistry.add(self)
    }

    /// Makes a controller whose view is loaded by `loadView`.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller from an archive.
    ///
    /// Status: partial – nothing is read from it; interface files follow.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        ControllerRegistry.add(self)
    }

    deinit {
        storedView?.controller = nil
        for child in storedChildren { child.holder = nil }
        ControllerRegistry.remove(self)
    }

    @available(*, unavailable)
    public required convenience init(_ key: ConstructionKey) { self.init(nibName: nil, bundle: nil) }

    // MARK: View

    var storedView: UIView?
    var loading = ViewLoading.idle

    /// The root view, loaded when it is first read. Setting nil releases it; the next reading loads again.
    open var view: UIView! {
        get {
            loadIfNeeded()
            return storedView
        }
        set { adopt(newValue) }
    }

    /// The root view if it is loaded.
    public var viewIfLoaded: UIView? { storedView }

    /// Whether the root view is loaded; reading it loads nothing.
    open var isViewLoaded: Bool { storedView != nil }

    /// Loads the root view if it is not loaded.
    open func loadViewIfNeeded() { loadIfNeeded() }

    /// Makes the root view and assigns it to `view`. Override without calling super; never call it.
    open func loadView() { loadPlainView() }

    /// The view was loaded; it is in no window and its size is provisional.
    open func viewDidLoad() {}

    // MARK: Appearance

    var appearance = AppearanceState()

    /// The view is about to be shown; called for each appearance, before it is in the window for certain.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the window with its traits and size; once per appearance, before `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is shown and the transition is over.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells a child that it begins to appear or disappear; only for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that the change begun has ended.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether appearance callbacks are forwarded to children without further ado.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that share this controller's appearances; containers name the visible one.
    package var appearanceChildren: [UIViewController] { childrenInView }

    /// Has the children begin to appear or disappear after this controller; containers bring in the visible one first.
    package func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        beginChildrenAppearance(isAppearing, animated: animated)
    }

    /// Has the children end what they began, before this controller does.
    package func forwardAppearanceEnd() { endChildrenAppearance() }

    /// Tells the children that appear along that they are in the window; containers place the visible one first.
    package func forwardIsAppearing() { sendChildrenIsAppearing() }

    /// True while the view appears because it is being presented.
    open package(set) var isBeingPresented = false

    /// True while the view disappears because it is being dismissed.
    open package(set) var isBeingDismissed = false

    /// True while the view appears because it was added to a parent.
    open package(set) var isMovingToParent = false

    /// True while the view disappears because it is being removed from its parent.
    open package(set) var isMovingFromParent = false

    // MARK: Presentation

    /// What this controller presents.
    var presentation: Presentation?
    /// What this controller is presented by.
    weak var ownPresentation: Presentation?
    /// Made for the presentation to come.
    var preparedPresentationController: UIPresentationController?

    /// How the controller is placed when it is presented; read then.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// How the controller comes and goes when its transitioning delegate does not animate it.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Gives the objects for another presentation and other transitions.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether `currentContext` and `overCurrentContext` presentations from inside of this controller cover just it.
    open var definesPresentationContext = false

    /// Whether what is presented in this controller's context takes this controller's transition style.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user is kept from dismissing the controller, or one that it is inside of; the app still can.
    open var isModalInPresentation = false

    /// Whether the status bar follows the controller although its presentation does not fill the window.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The controller presented by this one or by the nearest of its ancestors that presents any.
    open var presentedViewController: UIViewController? { nearestPresentation(\.presentation)?.presented }

    /// The controller that presented this one, or the nearest of its ancestors that is presented.
    open var presentingViewController: UIViewController? { nearestPresentation(\.ownPresentation)?.presenter }

    /// What places the view while it is presented; before, it is made for the style that is set.
    open var presentationController: UIPresentationController? { ownPresentationController }

    /// Presents a controller over the outermost ancestor, or over the context that its style asks for.
    ///
    /// `completion` follows the callbacks; a cancelled presentation does not call it. What cannot be done now is logged and ignored.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses what is presented from here with all that is presented above it; without any, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    // MARK: Containment

    var storedChildren: [UIViewController] = []

    /// The controllers inside this one.
    open var children: [UIViewController] { storedChildren }

    /// The parent, which takes itself back when it goes.
    nonisolated(unsafe) unowned(unsafe) final var holder: UIViewController?
    /// The controller that this one is inside of.
    open internal(set) var parent: UIViewController? {
        get { holder }
        set { holder = newValue }
    }

    /// Takes a controller in; the container then adds its view and calls its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(child: childController) }

    /// Lets go of the parent; the container has called `willMove(toParent: nil)` and removed the view before.
    open func removeFromParent() { leaveParent() }

    /// A child is leaving by its own `removeFromParent()`; containers forget it.
    package func childWillLeave(_ child: UIViewController) {}

    /// The parent is about to change.
    open func willMove(toParent parent: UIViewController?) {}

    /// The parent changed.
    open func didMove(toParent parent: UIViewController?) {}

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

    /// The edges at which the view reaches below the bars of its container.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.storedView?.setNeedsLayout() } }
    }

    /// Whether the view reaches below opaque bars too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.storedView?.setNeedsLayout() } }
    }

    /// The size that the view should have where the surroundings leave it the choice, as popovers do; zero for no wish.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { passOnPreferredContentSize() } }
    }

    /// A child wishes another size; override to give it more room.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

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

    // MARK: Orientation

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

    /// Has the interface follow the device if it may.
    open class func attemptRotationToDeviceOrientation() {
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
        for child in childrenInView { child.sendWillTransition(to: newCollection, with: coordinator) }
    }

    /// The interface is about to turn; bounds are the old ones.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The interface turns; bounds are the new ones, and changes made here animate along.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The interface has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The running transition that this controller or its container takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningCoordinator ?? parent?.transitionCoordinator
    }
    package var runningCoordinator: TransitionCoordinator?

    // MARK: Status bar

    /// The status bar's look while this controller decides.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden while this controller decides.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that decides about the status bar's look in place of this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides in place of this controller whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Has the status bar's look decided anew.
    open func setNeedsStatusBarAppearanceUpdate() { ApplicationRuntime.current?.orientation.updateStatusBar() }

    // MARK: Traits

    /// The surroundings: the view's, or before it is loaded those it will have.
    open var traitCollection: UITraitCollection {
        storedView?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Shows the controller's view light or dark, whatever the surroundings.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            if overrideUserInterfaceStyle != oldValue { storedView?.controllerStyleDidChange(from: oldValue) }
        }
    }

    // MARK: Titles

    /// What the controller is called in bars: setting it sets the titles of `navigationItem` and `tabBarItem`, not the reverse.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    // MARK: Containers

    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?

    /// What the bar of a navigation controller shows for this controller; made with its title when first read.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// What a tab bar shows for this controller; made with its title when first read.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { replaceTabBarItem(newValue) }
    }

    /// The nearest navigation controller that this one is inside of.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller that this one is inside of.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// Whether the tab bar goes while this controller or one above it is on top of a stack; read when it is pushed.
    open var hidesBottomBarWhenPushed = false

    var storedToolbarItems: [UIBarButtonItem]?

    /// What the toolbar of a navigation controller shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the toolbar's items; they fade into each other when animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        replaceToolbarItems(by: toolbarItems, animated: animated)
    }

    /// Shows a controller in the way of the container around: a navigation controller pushes it; without any it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { passOnShow(of: vc, sender: sender) }

    // MARK: Focus

    /// Where the focus shall begin: the controller's view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The group that everything in the controller's view belongs to unless it names another.
    open var focusGroupIdentifier: String?

    /// Whether the focus may go as it is about to.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has come into the controller's view, left it or moved inside it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Keys

    var addedKeyCommands: [UIKeyCommand] = []

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
