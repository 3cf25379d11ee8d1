import UIKit

/// Columns that an app looks after.
class ClientSplitViewController: UISplitViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    override init(style: UISplitViewController.Style) { super.init(style: style) }

    override var delegate: (any UISplitViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
    override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
    override var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { super.displayModeButtonVisibility }
        set { super.displayModeButtonVisibility = newValue }
    }
    override var isCollapsed: Bool { super.isCollapsed }
    override var maximumPrimaryColumnWidth: CGFloat {
        get { super.maximumPrimaryColumnWidth }
        set { super.maximumPrimaryColumnWidth = newValue }
    }
    override var maximumSupplementaryColumnWidth: CGFloat {
        get { super.maximumSupplementaryColumnWidth }
        set { super.maximumSupplementaryColumnWidth = newValue }
    }
    override var minimumPrimaryColumnWidth: CGFloat {
        get { super.minimumPrimaryColumnWidth }
        set { super.minimumPrimaryColumnWidth = newValue }
    }
    override var minimumSupplementaryColumnWidth: CGFloat {
        get { super.minimumSupplementaryColumnWidth }
        set { super.minimumSupplementaryColumnWidth = newValue }
    }
    override var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { super.preferredDisplayMode }
        set { super.preferredDisplayMode = newValue }
    }
    override var preferredPrimaryColumnWidth: CGFloat {
        get { super.preferredPrimaryColumnWidth }
        set { super.preferredPrimaryColumnWidth = newValue }
    }
    override var preferredPrimaryColumnWidthFraction: CGFloat {
        get { super.preferredPrimaryColumnWidthFraction }
        set { super.preferredPrimaryColumnWidthFraction = newValue }
    }
    override var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { super.preferredSplitBehavior }
        set { super.preferredSplitBehavior = newValue }
    }
    override var preferredSupplementaryColumnWidth: CGFloat {
        get { super.preferredSupplementaryColumnWidth }
        set { super.preferredSupplementaryColumnWidth = newValue }
    }
    override var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { super.preferredSupplementaryColumnWidthFraction }
        set { super.preferredSupplementaryColumnWidthFraction = newValue }
    }
    override var presentsWithGesture: Bool {
        get { super.presentsWithGesture }
        set { super.presentsWithGesture = newValue }
    }
    override var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { super.primaryBackgroundStyle }
        set { super.primaryBackgroundStyle = newValue }
    }
    override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
    override var primaryEdge: UISplitViewController.PrimaryEdge {
        get { super.primaryEdge }
        set { super.primaryEdge = newValue }
    }
    override var showsSecondaryOnlyButton: Bool {
        get { super.showsSecondaryOnlyButton }
        set { super.showsSecondaryOnlyButton = newValue }
    }
    override var splitBehavior: UISplitViewController.SplitBehavior { super.splitBehavior }
    override var style: UISplitViewController.Style { super.style }
    override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }

    override func hide(_ column: UISplitViewController.Column) { super.hide(column) }
    override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        super.setViewController(vc, for: column)
    }
    override func show(_ column: UISplitViewController.Column) { super.show(column) }
    override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        super.viewController(for: column)
    }
}

extension ClientSplitViewController {
    static func make() -> [UISplitViewController] {
        let controller = UISplitViewController(style: .doubleColumn)
        controller.setViewController(UIViewController(), for: .primary)
        let primary: UIViewController? = controller.viewController(for: .primary)
        _ = (primary, UISplitViewController.automaticDimension)
        return [controller, UISplitViewController(), ClientSplitViewController(style: .tripleColumn)]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allSplitViewControllerBackgroundStyle: [UISplitViewController.BackgroundStyle] {
        [
            .none, .sidebar,
        ]
    }
    static var allSplitViewControllerColumn: [UISplitViewController.Column] {
        [
            .compact, .primary, .secondary, .supplementary,
        ]
    }
    static var allSplitViewControllerDisplayMode: [UISplitViewController.DisplayMode] {
        [
            .allVisible, .automatic, .oneBesideSecondary, .oneOverSecondary, .primaryHidden, .primaryOverlay,
            .secondaryOnly, .twoBesideSecondary, .twoDisplaceSecondary, .twoOverSecondary,
        ]
    }
    static var allSplitViewControllerDisplayModeButtonVisibility: [UISplitViewController.DisplayModeButtonVisibility] {
        [
            .always, .automatic, .never,
        ]
    }
    static var allSplitViewControllerPrimaryEdge: [UISplitViewController.PrimaryEdge] {
        [
            .leading, .trailing,
        ]
    }
    static var allSplitViewControllerSplitBehavior: [UISplitViewController.SplitBehavior] {
        [
            .automatic, .displace, .overlay, .tile,
        ]
    }
    static var allSplitViewControllerStyle: [UISplitViewController.Style] {
        [
            .doubleColumn, .tripleColumn, .unspecified,
        ]
    }
}
