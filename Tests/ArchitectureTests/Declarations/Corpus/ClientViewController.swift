import UIKit

/// Makes objects by classes that are known only at run time.
enum ClientOfClasses {
    @MainActor static func make<Screen: UIViewController, Row: UITableViewCell>(
        _ screen: Screen.Type, _ row: Row.Type, _ view: UIView.Type, _ layer: CALayer.Type, _ object: NSObject.Type
    ) -> [Any] {
        [
            Screen(), screen.init(nibName: nil, bundle: nil), Row(style: .default, reuseIdentifier: nil), view.init(),
            view.init(frame: .zero), layer.init(), layer.init(layer: CALayer()), object.init(),
            (row as AnyClass as! UITableView.Type).init(frame: .zero, style: .plain),
            (row as AnyClass as! UITableViewController.Type).init(style: .plain),
            (row as AnyClass as! UITableViewHeaderFooterView.Type).init(reuseIdentifier: nil),
            (row as AnyClass as! UINavigationController.Type).init(rootViewController: UIViewController()),
            (row as AnyClass as! UINavigationController.Type)
                .init(navigationBarClass: nil, toolbarClass: nil),
            (row as AnyClass as! UIGestureRecognizer.Type).init(target: nil, action: nil),
            (row as AnyClass as! UIStoryboardSegue.Type)
                .init(identifier: nil, source: UIViewController(), destination: UIViewController()),
        ]
    }
}

/// A controller that follows all that happens to it.
class ClientViewController: UIViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    override var activePresentationController: UIPresentationController? { super.activePresentationController }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { super.additionalSafeAreaInsets }
        set { super.additionalSafeAreaInsets = newValue }
    }
    override var automaticallyAdjustsScrollViewInsets: Bool {
        get { super.automaticallyAdjustsScrollViewInsets }
        set { super.automaticallyAdjustsScrollViewInsets = newValue }
    }
    override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        super.childForScreenEdgesDeferringSystemGestures
    }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var childViewControllerForPointerLock: UIViewController? { super.childViewControllerForPointerLock }
    override var childViewControllerForUserInterfaceStyle: UIViewController? {
        super.childViewControllerForUserInterfaceStyle
    }
    override var children: [UIViewController] { super.children }
    override var definesPresentationContext: Bool {
        get { super.definesPresentationContext }
        set { super.definesPresentationContext = newValue }
    }
    override var disablesAutomaticKeyboardDismissal: Bool { super.disablesAutomaticKeyboardDismissal }
    override var edgesForExtendedLayout: UIRectEdge {
        get { super.edgesForExtendedLayout }
        set { super.edgesForExtendedLayout = newValue }
    }
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { super.extendedLayoutIncludesOpaqueBars }
        set { super.extendedLayoutIncludesOpaqueBars = newValue }
    }
    override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier }
        set { super.focusGroupIdentifier = newValue }
    }
    override var hidesBottomBarWhenPushed: Bool {
        get { super.hidesBottomBarWhenPushed }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override var isModalInPopover: Bool {
        get { super.isModalInPopover }
        set { super.isModalInPopover = newValue }
    }
    override var isModalInPresentation: Bool {
        get { super.isModalInPresentation }
        set { super.isModalInPresentation = newValue }
    }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { super.modalPresentationCapturesStatusBarAppearance }
        set { super.modalPresentationCapturesStatusBarAppearance = newValue }
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { super.modalTransitionStyle }
        set { super.modalTransitionStyle = newValue }
    }
    override var navigationController: UINavigationController? { super.navigationController }
    override var navigationItem: UINavigationItem { super.navigationItem }
    override var nibBundle: Bundle? { super.nibBundle }
    override var nibName: String? { super.nibName }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    override var parent: UIViewController? { super.parent }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
    override var performsActionsWhilePresentingModally: Bool { super.performsActionsWhilePresentingModally }
    override var popoverPresentationController: UIPopoverPresentationController? { super.popoverPresentationController }
    override var preferredContentSize: CGSize {
        get { super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
    override var preferredFocusedView: UIView? { super.preferredFocusedView }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        super.preferredScreenEdgesDeferringSystemGestures
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
    override var preferredUserInterfaceStyle: UIUserInterfaceStyle { super.preferredUserInterfaceStyle }
    override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    override var prefersPointerLocked: Bool { super.prefersPointerLocked }
    override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    override var presentationController: UIPresentationController? { super.presentationController }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var providesPresentationContextTransitionStyle: Bool {
        get { super.providesPresentationContextTransitionStyle }
        set { super.providesPresentationContextTransitionStyle = newValue }
    }
    override var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { super.restorationClass }
        set { super.restorationClass = newValue }
    }
    override var restorationIdentifier: String? {
        get { super.restorationIdentifier }
        set { super.restorationIdentifier = newValue }
    }
    override var restoresFocusAfterTransition: Bool {
        get { super.restoresFocusAfterTransition }
        set { super.restoresFocusAfterTransition = newValue }
    }
    override var sheetPresentationController: UISheetPresentationController? { super.sheetPresentationController }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
    override var shouldAutomaticallyForwardRotationMethods: Bool { super.shouldAutomaticallyForwardRotationMethods }
    override var shouldAutorotate: Bool { super.shouldAutorotate }
    override var splitViewController: UISplitViewController? { super.splitViewController }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var tabBarItem: UITabBarItem! {
        get { super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    override var tabBarObservedScrollView: UIScrollView? {
        get { super.tabBarObservedScrollView }
        set { super.tabBarObservedScrollView = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { super.toolbarItems }
        set { super.toolbarItems = newValue }
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { super.transitioningDelegate }
        set { super.transitioningDelegate = newValue }
    }
    override var view: UIView! {
        get { super.view }
        set { super.view = newValue }
    }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { super.viewRespectsSystemMinimumLayoutMargins }
        set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
    }

    override class func attemptRotationToDeviceOrientation() { super.attemptRotationToDeviceOrientation() }

    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) { super.addKeyCommand(keyCommand) }
    override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { super.collapseSecondaryViewController(secondaryViewController, for: splitViewController) }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge)
    }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
        super.dismiss(animated: flag, completion: completion)
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func endAppearanceTransition() { super.endAppearanceTransition() }
    override func loadView() { super.loadView() }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        super.overrideTraitCollection(forChild: childViewController)
    }
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        super.performSegue(withIdentifier: identifier, sender: sender)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func removeFromParent() { super.removeFromParent() }
    override func removeKeyCommand(_ keyCommand: UIKeyCommand) { super.removeKeyCommand(keyCommand) }
    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        super.separateSecondaryViewController(for: splitViewController)
    }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        super.setContentScrollView(scrollView, for: edge)
    }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
    override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { super.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    override func setNeedsUpdateOfPrefersPointerLocked() { super.setNeedsUpdateOfPrefersPointerLocked() }
    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        super.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    override func setNeedsUserInterfaceAppearanceUpdate() { super.setNeedsUserInterfaceAppearanceUpdate() }
    override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(toolbarItems, animated: animated)
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { super.shouldUpdateFocus(in: context) }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        super.targetViewController(forAction: action, sender: sender)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        super.transition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }
    override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewDidUnload() { super.viewDidUnload() }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func viewWillUnload() { super.viewWillUnload() }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.willTransition(to: newCollection, with: coordinator) }
}

private final class PlainController: UIViewController {
    private let model: String

    init(model: String) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
}

private final class MadeByNothing: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func loadView() { view = UIView() }
}

extension ClientViewController {
    static func make() -> [UIViewController] {
        [
            UIViewController(), UIViewController(nibName: nil, bundle: nil), ClientViewController(),
            PlainController(model: ""), MadeByNothing(),
        ]
    }

    func wait() {
        DispatchQueue.main.async { self.view.alpha = 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.read() }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.read() }
        Task {
            await Task.yield()
            self.read()
        }
    }

    func read() {
        let root: UIView = view
        let loaded: UIView? = viewIfLoaded
        let above: UIViewController? = parent
        let stack: UINavigationController? = navigationController
        let item: UITabBarItem = tabBarItem
        let text: String? = title
        let popover: UIPopoverPresentationController? = popoverPresentationController
        let sheet: UISheetPresentationController? = sheetPresentationController
        _ = (root, loaded, above, stack, item, text, popover, sheet)
        let presenter: UIViewController = self
        presenter.present(UIViewController(), animated: true)
        presenter.present(UIViewController(), animated: true) { presenter.dismiss(animated: true) }
        dismiss(animated: true, completion: nil)
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allModalPresentationStyle: [UIModalPresentationStyle] {
        [
            .automatic, .currentContext, .custom, .formSheet, .fullScreen, .none, .overCurrentContext,
            .overFullScreen, .pageSheet, .popover,
        ]
    }
    static var allModalTransitionStyle: [UIModalTransitionStyle] {
        [
            .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
        ]
    }
    static var allRectEdge: [UIRectEdge] {
        [
            .all, .bottom, .left, .right, .top,
        ]
    }
    static var allDirectionalRectEdge: [NSDirectionalRectEdge] {
        [
            .all, .bottom, .leading, .top, .trailing,
        ]
    }
}
