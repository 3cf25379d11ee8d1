import CoreGraphics
public import Foundation
public import UIFoundation

/// A row of tabs of which one is selected.
///
/// 49 points high with pictures above titles, 32 in compact height with both side by side; the tabs then share the width
/// equally. In regular width they are in the middle, pictures beside titles.
@preconcurrency @MainActor open class UITabBar: UIView, BottomBar {
    let chrome = BarChrome<UITabBarAppearance>(hairlineAt: .top)
    private(set) var buttons: [TabButton] = []
    private var storedItems: [UITabBarItem] = []

    /// Notified of the tab that the user chose. In a tab bar controller it is the controller, and cannot be changed.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet { if delegate !== owner { checkIsOwn("change its delegate") } }
    }

    /// Makes a bar without tabs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addChrome()
    }

    /// Makes a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addChrome()
        if let coder = coder.interface { decodeTabBar(from: coder) }
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITabBar.self }

    // MARK: Items

    /// The tabs from left to right; setting them keeps the selected one when it is still there.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the tabs. When animated, new and removed tabs fade, and kept tabs move to their new positions.
    ///
    /// A tab bar controller's bar follows its controllers; setting its tabs stops the program.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        checkIsOwn("set its items")
        change(to: items, animated: animated)
    }

    private func checkIsOwn(_ deed: String) {
        guard let owner else { return }
        fatalError(
            "Directly modifying a tab bar managed by a tab bar controller is not allowed: the bar belongs to "
                + "\(ObjectNames.label(of: owner)), so the app cannot \(deed). Set the controller's viewControllers, their "
                + "tabBarItem or its delegate instead.")
    }

    /// Replaces the tabs of whomever's bar.
    func change(to items: [UITabBarItem]?, animated: Bool) {
        // The tabs that the app sets count, and the user's choices have been reported.
        endCustomizing(animated: false)
        guard animated, BarFade.isSeen(in: self) else { return show(items ?? []) }
        let fade = BarFade(in: self, of: parts)
        show(items ?? [])
        fade.run(to: parts)
    }

    /// The views that move with the tabs.
    private var parts: [UIView] { buttons + (selectionIndicator.map { [$0] } ?? []) }

    /// Shows these tabs from now on.
    func show(_ items: [UITabBarItem]) {
        for button in buttons where !items.holds(button.item) { button.removeFromSuperview() }
        buttons = items.map { item in
            if let kept = buttons.first(where: { $0.item === item }) { return kept }
            let button = TabButton(item) { [unowned self] in choose(item) }
            addSubview(button)
            return button
        }
        storedItems = items
        if customization == nil { dropSelectionWithoutTab() }
        updateButtons()
        setNeedsLayout()
    }

    /// Selects no tab when the selected one is not there any more.
    func dropSelectionWithoutTab() {
        if let selectedItem, !storedItems.holds(selectedItem) { self.selectedItem = nil }
    }

    /// The tab that looks selected; nil for none.
    open var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            if selectedItem?.givenAppearances != nil || oldValue?.givenAppearances != nil { appearanceDidChange() }
            updateButtons()
        }
    }

    /// Selects a tab as a tap on it does.
    func choose(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
        (owner as? any TabBarOwner)?.userDidTap(item)
    }

    // MARK: Customizing

    /// The session in which the user customises the tabs; nil while there is none.
    var customization: TabCustomization?

    /// Whether the user is choosing the tabs.
    open var isCustomizing: Bool { customization != nil }

    /// Shows a screen from which the user drags items onto the bar; each replaces the tab on which it is dropped.
    ///
    /// The screen fills the bar's superview, below the bar; its "Done" takes it away. With the keyboard, Space picks an item up,
    /// arrows lead along the tabs, and Space drops it. Not for the bar of a tab bar controller, and not without a superview: both
    /// stop the program.
    /// - Parameter items: all that may be in the bar, in the order in which they are offered; tabs that are not among them stay.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        checkCanCustomize()
        beginCustomizing(items) { [unowned self] in
            let others = items.filter { item in !storedItems.holds(item) }
            return TabOrder(storedItems, others: others)
        }
    }

    /// Removes the screen, as "Done" does.
    ///
    /// - Returns: whether the bar has other tabs than before, or some at other positions.
    @discardableResult open func endCustomizing(animated: Bool) -> Bool { finishCustomizing(animated: animated) }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let customization, customization.stage !== superview { endCustomizing(animated: false) }
    }

    /// The parties that have hidden the bar.
    var absence = BarAbsence() {
        didSet {
            super.isHidden = absence.isAbsent
            if absence.byApp != oldValue.byApp { ownerNeedsLayout() }
        }
    }

    /// Whether the bar is hidden. A value that the app sets is kept until it sets another; a container gives the room of a bar
    /// that the app has hidden to its content.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { absence.byApp = newValue }
    }

    // MARK: Look

    /// The colour of tabs that are not selected; nil for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            note(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor)
            if unselectedItemTintColor != oldValue { updateButtons() }
        }
    }

    /// The older name of `tintColor`.
    @available(*, deprecated, renamed: "tintColor")
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }

    /// Whether the bar is dark in any surroundings; a dark bar has its background also where no content is below it.
    open var barStyle: UIBarStyle {
        get { chrome.style }
        set {
            change(to: newValue)
            note(.barStyle, \UITabBar.barStyle)
        }
    }

    /// Whether the content below shines through, blurred, and reaches below the bar.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set {
            background.isTranslucent = newValue
            note(.isTranslucent, \UITabBar.isTranslucent)
        }
    }

    /// The background's colour; nil for the usual one.
    open var barTintColor: UIColor? {
        get { background.tint }
        set {
            background.tint = newValue
            note(.barTintColor, \UITabBar.barTintColor)
        }
    }

    /// The picture that fills the background, instead of blur and colour; nil for none. An empty picture leaves the
    /// background clear.
    open var backgroundImage: UIImage? {
        get { background.image }
        set {
            background.image = newValue
            note(.backgroundImage, \UITabBar.backgroundImage)
        }
    }

    /// The image that replaces the line above the bar; nil for the line. An empty picture removes the line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set {
            background.shadowImage = newValue
            note(.shadowImage, \UITabBar.shadowImage)
        }
    }

    /// The look of the bar; once set or changed it overrides the older properties.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard(making: UITabBarAppearance.init) }
        set {
            appearances[.standard] = newValue
            note(.standardAppearance, \UITabBar.standardAppearance)
        }
    }

    /// The look of the bar while no content is below it; nil for its standard look without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set {
            appearances[.scrollEdge] = newValue
            note(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance)
        }
    }

    private(set) lazy var scrolling = BottomScrolling { [unowned self] in contentDidMove() }

    /// The picture behind the selected tab; nil for none.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            note(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage)
            showSelectionIndicator()
        }
    }

    private var selectionIndicator: UIImageView?

    private func showSelectionIndicator() {
        let appearance = appearanceInForce
        let image = appearance != nil ? appearance?.selectionIndicatorImage : selectionIndicatorImage
        guard let image, selectedItem != nil, !isCustomizing else {
            selectionIndicator?.removeFromSuperview()
            return selectionIndicator = nil
        }
        let indicator = selectionIndicator ?? UIImageView(frame: .zero)
        indicator.image = image
        indicator.tintColor = appearance?.selectionIndicatorTintColor
        if indicator.superview == nil { insertSubview(indicator, aboveSubview: background) }
        selectionIndicator = indicator
        setNeedsLayout()
    }

    /// Puts the picture into the middle of the selected tab.
    private func layOutSelectionIndicator() {
        guard let selectionIndicator, let button = buttons.first(where: { $0.item === selectedItem }) else { return }
        let size = selectionIndicator.pictureSize(in: button.bounds.size)
        selectionIndicator.frame = CGRect(
            x: (button.frame.midX - size.width / 2).roundedToPixels(contentScaleFactor),
            y: ((bounds.height - size.height) / 2).roundedToPixels(contentScaleFactor), width: size.width,
            height: size.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateButtons()
    }

    /// Customising has begun or ended, or an item has moved in it.
    func customizingDidChange() {
        showBackground()
        updateButtons()
    }

    /// Puts a view between the background and the tabs.
    func showBehindTabs(_ view: UIView) { insertSubview(view, aboveSubview: background) }

    func updateButtons() {
        let look = TabArrangement(traitCollection).look(in: appearanceInForce)
        for button in buttons {
            let isSelected = customization?.isLit(button.item) ?? (button.item === selectedItem)
            button.isUserInteractionEnabled = customization == nil
            button.alpha = customization?.alpha(of: button.item) ?? 1
            button.show(
                color: isSelected ? tintColor : unselectedItemTintColor ?? BarColors.unselected,
                isSelected: isSelected, look: look)
        }
        showSelectionIndicator()
    }

    // MARK: Geometry

    /// The spacing of the tabs.
    open var itemPositioning: ItemPositioning = .automatic {
        didSet {
            note(.itemPositioning, \UITabBar.itemPositioning)
            if itemPositioning != oldValue { setNeedsLayout() }
        }
    }

    /// The width in points of tabs in the middle; zero for the usual one, which grows with their content.
    open var itemWidth: CGFloat = 0 {
        didSet {
            note(.itemWidth, \UITabBar.itemWidth)
            if itemWidth != oldValue { setNeedsLayout() }
        }
    }

    /// The room in points between tabs in the middle; zero for the usual one.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            note(.itemSpacing, \UITabBar.itemSpacing)
            if itemSpacing != oldValue { setNeedsLayout() }
        }
    }

    private func layout(for arrangement: TabArrangement) -> TabBarLayout {
        let appearance = arrangement == .stacked ? appearanceInForce : nil
        let positioning = appearance?.stackedItemPositioning ?? itemPositioning
        let isCentered = positioning == .centered || positioning == .automatic && arrangement == .inline
        guard isCentered else { return TabBarLayout(filling: bounds.width, count: buttons.count) }
        let spacing = appearance?.stackedItemSpacing ?? itemSpacing
        var width = appearance?.stackedItemWidth ?? itemWidth
        if width <= 0 {
            width = TabBarLayout.width
            for button in buttons where arrangement != .stacked { width = max(width, button.inlineWidth) }
        }
        return TabBarLayout(
            centering: width, spacing: spacing > 0 ? spacing : TabBarLayout.spacing, in: bounds.width,
            count: buttons.count)
    }

    static func height(isCompact: Bool) -> CGFloat { isCompact ? 32 : 49 }

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height(isCompact: isCompact))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height(isCompact: isCompact))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let scale = contentScaleFactor
        let isMirrored = runsRightToLeft
        let arrangement = TabArrangement(traitCollection)
        var looksOutdated = false
        for button in buttons {
            button.isMirrored = isMirrored
            if button.arrangement != arrangement {
                button.arrangement = arrangement
                looksOutdated = true
            }
        }
        if looksOutdated, appearanceInForce != nil { updateButtons() }
        let places = layout(for: arrangement).places
        for (index, button) in buttons.enumerated() {
            let place = places[isMirrored ? buttons.count - 1 - index : index]
            // Edges on whole pixels keep pictures sharp.
            let left = place.lowerBound.roundedToPixels(scale)
            let right = place.upperBound.roundedToPixels(scale)
            button.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
        }
        layOutSelectionIndicator()
    }
}
