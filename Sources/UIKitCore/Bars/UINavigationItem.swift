public import Foundation
public import QuartzCore
import UIFoundation

/// The content of a navigation bar while a controller is on top: title, buttons, and the back button to it.
///
/// Status: partial – titles, prompt, title view, buttons, the back button and appearances; search is not implemented.
@preconcurrency @MainActor open class UINavigationItem: ConstructibleObject {
    /// The label of the button that leads back to this item.
    public nonisolated enum BackButtonDisplayMode: Int, Sendable {
        /// By the title, by "Back", or without a word, whichever fits first.
        case `default`
        /// By "Back" or without a word.
        case generic
        /// Without a word.
        case minimal
    }

    /// Whether an item's title is shown large where its bar prefers that.
    public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below does; large for the lowest one.
        case automatic
        /// Large.
        case always
        /// In the bar's row.
        case never
    }

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public override convenience init() { self.init(title: "") }

    /// Makes an item from an archive.
    public init?(coder: NSCoder) {
        super.init()
        if let coder = coder.interface { decode(from: coder) }
    }

    @available(swift, obsoleted: 1)
    public required convenience init?(_ key: ConstructionKey) {
        if let coder = key.coder { self.init(coder: coder) } else { self.init() }
    }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    // MARK: Style

    /// The arrangement of the title and the groups in the middle of the bar.
    open var style = ItemStyle.navigator {
        didSet { if style != oldValue { didChange() } }
    }

    // MARK: Title

    /// The text in the middle.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// The view that is shown instead of the title, in the size that fits it best.
    open var titleView: UIView? {
        didSet {
            guard titleView !== oldValue else { return }
            titleViewSize = CachedFittingSize()
            didChange()
        }
    }
    var titleViewSize = CachedFittingSize()

    /// A line above the title, which makes the bar 30 points higher; nil for none.
    open var prompt: String? {
        didSet { if prompt != oldValue { heightDidChange() } }
    }

    /// Whether the title is shown large.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { heightDidChange() } }
    }

    /// The room that the large title takes now, in points: less than its height when content has scrolled below the bar, more
    /// while it is pulled down.
    var largeTitleExtent = PageScrolling.largeTitleHeight

    /// The height of the content below the bar, in points, as far as the bar's background shows it.
    var contentBelow: CGFloat = 0

    /// Whether no content is below the bar.
    var isAtScrollEdge: Bool { contentBelow <= 0 }

    private func heightDidChange() {
        didChange()
        bar?.heightDidChange()
    }

    // MARK: Back button

    /// The look of the back button above this item; its action is ignored, since it always pops.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { didChange() } }
    }

    /// The back button's word above this item when `backBarButtonItem` gives none.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    /// The label of the back button above this item.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// The action of the back button above this item, which replaces a pop; the edge gesture is then off.
    open var backAction: UIAction?

    /// Whether the button that leads away from this item is left out.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange() } }
    }

    /// Whether the back button stays beside items on the left.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    /// Shows or leaves out the back button, fading when animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }

    // MARK: Buttons

    /// The buttons on the left, the first one outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The buttons on the right, the first one outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The outermost button on the left; setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost button on the right; setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the buttons on the left, fading when animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { leftBarButtonItems = items }
    }

    /// Replaces the buttons on the right, fading when animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { rightBarButtonItems = items }
    }

    /// Replaces the buttons on the left by one, fading when animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the buttons on the right by one, fading when animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Groups

    /// Groups at the leading edge, after the buttons on that side.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsDidChange(leadingItemGroups) } }

    /// Groups in the middle of bars of regular width, for items of browsers and editors; elsewhere they are in the overflow menu.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsDidChange(centerItemGroups) } }

    /// Groups at the trailing edge, before the buttons on that side.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsDidChange(trailingItemGroups) } }

    /// A group that stays at the very edge, behind the button of the overflow menu.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { groupsDidChange(pinnedTrailingGroup.map { [$0] } ?? []) }
    }

    /// The name under which the user's arrangement of the groups is kept.
    ///
    /// Status: partial – kept; the screen on which a user customises a bar is not implemented.
    open var customizationIdentifier: String?

    /// Elements of the overflow menu, below those of the groups for which there is no room; with some the menu is always there.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { didChange() } }
    }

    /// The button of the overflow menu, as the source of popovers; nil while the bar shows none.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        isOverflowShown ? overflowItem : nil
    }

    var isOverflowShown = false
    /// The button of the overflow menu.
    private(set) lazy var overflowItem = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis.circle"),
        menu: UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] deliver in
                deliver(self?.bar?.contents?.groups?.overflowElements ?? [])
            }
        ]))

    private func groupsDidChange(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.onChange = { [weak self] in self?.didChange() } }
        didChange()
    }

    /// Whether the item has groups.
    var hasGroups: Bool {
        !leadingItemGroups.isEmpty || !centerItemGroups.isEmpty || !trailingItemGroups.isEmpty
            || pinnedTrailingGroup != nil || additionalOverflowItems != nil
    }

    // MARK: Title menu

    /// Makes the menu of the title from the suggested elements: to rename, where there is a delegate for that.
    ///
    /// Without it the menu has the suggested elements; a title for which it returns nil has none.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { didChange() }
    }

    /// Allows the user to rename the title, in the bar, and is notified of the new name; nil where it cannot be renamed.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet { didChange() }
    }

    /// Whether the title has a menu.
    var hasTitleMenu: Bool { titleMenuProvider != nil || renameDelegate != nil }

    /// The menu of the title now, with an action that renames it.
    func titleMenu(renaming rename: @escaping () -> Void) -> UIMenu? {
        let suggested: [UIMenuElement] =
            renameDelegate == nil
            ? [] : [UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in rename() }]
        return titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
    }

    // MARK: Appearance

    /// Those that the item was given; nil while it has none, as most have.
    private(set) var givenAppearances: BarAppearances<UINavigationBarAppearance>?

    private var appearances: BarAppearances<UINavigationBarAppearance> {
        if let givenAppearances { return givenAppearances }
        let made = BarAppearances<UINavigationBarAppearance> { [weak self] in self?.bar?.appearanceDidChange() }
        givenAppearances = made
        return made
    }

    /// The look of the bar while this item is shown; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        get { givenAppearances?[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The look of the bar in compact height while this item is shown; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { givenAppearances?[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// The look of the bar while this item is shown and no content is below the bar; nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { givenAppearances?[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The look of the bar in compact height while this item is shown and no content is below the bar; nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { givenAppearances?[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    // MARK: Bar

    /// The bar that has the item in its stack, as long as that is there.
    final var bar: UINavigationBar? {
        get { barReference.object }
        set { barReference.object = newValue }
    }
    let barReference = BackReference<UINavigationBar>()
    private var fadesChange = false

    private func change(animated: Bool, _ body: () -> Void) {
        fadesChange = animated
        body()
        fadesChange = false
    }

    private func didChange() { bar?.itemDidChange(self, animated: fadesChange) }
}
