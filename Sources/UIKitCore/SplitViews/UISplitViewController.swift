public import Foundation

/// A container that shows two or three columns beside each other in a regular width, and one stack of them in a compact width.
///
/// Columns are filled by `setViewController(_:for:)`. Each but the compact one is a navigation controller, made around the
/// controller if that is none. The secondary column is always visible. The others are beside it, over it or displace it. They are
/// shown and hidden by code, by a button, by a pan from the edge, and by a tap outside them. The lines between columns can be
/// dragged. Without a style there are the two `viewControllers` of older apps.
///
/// In a compact width the columns become one stack: the supplementary and the secondary column's navigation controllers are
/// pushed onto the primary one's, with bars of their own that have back buttons. When the split view expands, the columns keep
/// the controllers that the user has opened.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The value for a width that the split view chooses.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    var preferences: SplitPreferences
    var columns = SplitColumns()
    lazy var stage = SplitStage(self)
    private lazy var buttons = SplitButtons(self)
    /// True while children change parents without leaving their columns.
    var isLinking = false

    // MARK: Making

    /// Makes a split view with the columns of a style.
    public init(style: Style) {
        preferences = SplitPreferences(style: style)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a split view of the unspecified style; the interface file is not used.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        preferences = SplitPreferences(style: .unspecified)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a split view from an archive; of the unspecified style unless the archive has another one.
    public required init?(coder: NSCoder) {
        preferences = SplitPreferences(style: coder.interface.map(Self.style) ?? .unspecified)
        super.init(coder: coder)
        guard let coder = coder.interface else { return }
        decodeSplitViewController(from: coder)
        fillColumns(from: coder)
    }

    /// The style, which determines the number of columns.
    open var style: Style { preferences.style }

    /// Is notified of changes, and decides about collapsing and expanding.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// The children: one for each column, the outermost first, or the one that is shown while the split view is collapsed.
    ///
    /// Setting them, two at most, is for the unspecified style only; in other styles it is an error.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? stage.root.map { [$0] } ?? [] : columns.children() }
        set {
            checkIsUnspecified(for: newValue)
            fillBoth(with: newValue)
        }
    }

    /// Sets the controller of a column, nil to empty it; the column must be one of the style.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        checkHas(column, for: "fill")
        fill(column, with: vc)
    }

    /// The controller that was set for a column, without a navigation controller made for it.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

    /// Shows a column beside or over the secondary one, with the columns between; the secondary one is uncovered.
    ///
    /// While the split view is collapsed, the stack shows the column. The column must be one of the style.
    open func show(_ column: Column) {
        checkHas(column, for: "show")
        bring(column)
    }

    /// Hides a column, with those further out; the secondary one stays.
    ///
    /// While the split view is collapsed, the column is popped. The column must be one of the style.
    open func hide(_ column: Column) {
        checkHas(column, for: "hide")
        removeColumn(column)
    }

    /// Shows a controller in the primary column; in a collapsed split view without columns, over the present one.
    open override func show(_ vc: UIViewController, sender: Any?) { acceptPrimary(vc, sender: sender) }

    /// Shows a controller in the secondary column; in a collapsed split view on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        acceptDetail(vc, sender: sender)
    }

    /// Whether one stack replaces the columns, because the width is compact.
    open var isCollapsed: Bool { stage.isCollapsed }

    @_spi(Subclassing) open override var role: ControllerRole { ControllerRole(self) }

    // MARK: Display mode

    /// The preferred display mode; setting it inside an animation block animates.
    open var preferredDisplayMode: DisplayMode {
        get { preferences.displayMode }
        set { prefer { $0.displayMode = newValue } }
    }

    /// The present display mode, never `automatic`; while the split view is collapsed, the one after expanding.
    open var displayMode: DisplayMode { stage.arrangement.displayMode }

    /// The preferred behaviour; `displace` only has an effect with three columns.
    open var preferredSplitBehavior: SplitBehavior {
        get { preferences.behavior }
        set { prefer { $0.behavior = newValue } }
    }

    /// The present behaviour, never `automatic`.
    open var splitBehavior: SplitBehavior { stage.arrangement.behavior }

    private func prefer(_ change: (inout SplitPreferences) -> Void) {
        let former = preferences
        change(&preferences)
        guard preferences != former else { return }
        preferences.chosen = nil
        preferencesDidChange()
    }

    /// Whether a pan shows and hides columns, and whether the button for that is in a bar.
    open var presentsWithGesture = true {
        didSet { if presentsWithGesture != oldValue { updateButtons() } }
    }

    /// The button that shows and hides columns; with a column style it is added to a bar, without one the app adds it.
    open var displayModeButtonItem: UIBarButtonItem { buttons.modeItem }

    /// Whether the button is added to a bar automatically.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { updateButtons() } }
    }

    /// Whether the secondary one of three columns has a button that hides all others.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { updateButtons() } }
    }

    /// Updates the buttons for the visible columns.
    func updateButtons() { if isViewLoaded { buttons.update() } }

    // MARK: Widths

    /// The primary column's width in points; automatic to use the fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { preferences.primary.preferred }
        set { widen(\.primary) { $0.preferred = newValue } }
    }

    /// The primary column's width as a part of the split view's, 0 to 1, or automatic.
    ///
    /// Automatic is a third beside the secondary column, and 320 points over it. Without `maximumPrimaryColumnWidth` it is
    /// limited to 320 points.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { preferences.primary.fraction }
        set { widen(\.primary) { $0.fraction = newValue } }
    }

    /// The primary column's minimum width in points; automatic for none but during a drag.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { preferences.primary.minimum }
        set { widen(\.primary) { $0.minimum = newValue } }
    }

    /// The primary column's maximum width in points; automatic leaves it to the split view.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { preferences.primary.maximum }
        set { widen(\.primary) { $0.maximum = newValue } }
    }

    /// The primary column's width in points, even while it is hidden.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    /// The supplementary column's width in points; automatic to use the fraction.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.preferred }
        set { widen(\.supplementary) { $0.preferred = newValue } }
    }

    /// The supplementary column's width as a part of the split view's, 0 to 1, with the same rules as the primary one's.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { preferences.supplementary.fraction }
        set { widen(\.supplementary) { $0.fraction = newValue } }
    }

    /// The supplementary column's minimum width in points; automatic for none but during a drag.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.minimum }
        set { widen(\.supplementary) { $0.minimum = newValue } }
    }

    /// The supplementary column's maximum width in points; automatic leaves it to the split view.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.maximum }
        set { widen(\.supplementary) { $0.maximum = newValue } }
    }

    /// The supplementary column's width in points, even while it is hidden; 0 without one.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

    private func widen(_ column: WritableKeyPath<SplitPreferences, SplitWidths>, _ change: (inout SplitWidths) -> Void)
    {
        let former = preferences[keyPath: column]
        change(&preferences[keyPath: column])
        guard preferences[keyPath: column] != former else { return }
        preferences[keyPath: column].dragged = nil
        preferencesDidChange()
    }

    // MARK: Appearance

    /// The side of the primary column.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The background of the primary column.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet { if primaryBackgroundStyle != oldValue { stage.showBackground(of: .primary) } }
    }

    // MARK: View

    open override func loadView() {
        stage.reset()
        let container = SplitView(frame: UIScreen.main.bounds) { [unowned self] in
            stage.layOut()
        } onTraits: { [unowned self] in
            stage.followTraits()
        }
        stage.content.frame = container.bounds
        container.addSubview(stage.content)
        stage.gestures.watch(container, beside: stage.dimming)
        view = container
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard !isCollapsed, let child = container as? UIViewController, let column = columns.column(of: child) else {
            return parentSize
        }
        return stage.geometry(preferences.arrangement(in: parentSize), in: parentSize).frame(of: column).size
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        stage.runner.cancelOrFinishImmediately()
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// The visible columns, the outermost first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { stage.shown.map(\.child) }

    // MARK: Appearance

    @_spi(Subclassing) open override var appearanceChildren: [UIViewController] { stage.appearanceChildren }

    @_spi(Subclassing) open override func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        stage.containerWillChange(isAppearing: isAppearing)
        super.forwardAppearance(isAppearing, animated: animated)
    }

    @_spi(Subclassing) open override func forwardIsAppearing() {
        // The children's views have their sizes before `viewIsAppearing(_:)`.
        stage.align()
        stage.layOut()
        for (_, child) in stage.shown { child.viewIfLoaded?.resolveSafeArea() }
        super.forwardIsAppearing()
    }

    // MARK: Restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    // MARK: Decisions

    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
    }

    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    /// The secondary column, or the controller shown alone.
    open override dynamic var childForStatusBarStyle: UIViewController? { stage.shown.last?.child }

    open override dynamic var childForStatusBarHidden: UIViewController? { stage.shown.last?.child }

    // Extensions of apps replace these as they do those above.
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}
