import CoreGraphics
public import Foundation

/// A row of tabs of which one is selected.
///
/// 49 points high with pictures above titles, 32 in compact height with both side by side. The tabs share the width equally.
///
/// Status: partial – pictures, titles, badges, colours and appearances; customising follows.
@preconcurrency @MainActor open class UITabBar: UIView {
    private lazy var background = BarBackground(hairlineAt: .top) { [unowned self] in
        owner?.viewIfLoaded?.setNeedsLayout()
    }
    private var buttons: [TabButton] = []
    private var storedItems: [UITabBarItem] = []
    /// The controller that the bar belongs to, which takes itself back when it goes; nil for a bar of the app's own.
    nonisolated(unsafe) unowned(unsafe) final var owner: UITabBarController?

    /// Is told which tab the user chose.
    open weak var delegate: (any UITabBarDelegate)?

    /// Makes a bar without tabs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Makes a bar without tabs from an archive.
    ///
    /// Status: partial – the frame only; interface files follow.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
    }

    package override var drawsContent: Bool { type(of: self) != UITabBar.self }

    // MARK: Items

    /// The tabs from left to right; setting them keeps the selected one when it is still there.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the tabs.
    ///
    /// Status: partial – at once, also when animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let items = items ?? []
        for button in buttons where !items.contains(where: { $0 === button.item }) { button.removeFromSuperview() }
        buttons = items.map { item in
            if let kept = buttons.first(where: { $0.item === item }) { return kept }
            let button = TabButton(item) { [unowned self] in tap(item) }
            addSubview(button)
            return button
        }
        storedItems = items
        if let selected = selectedItem, !items.contains(where: { $0 === selected }) { selectedItem = nil }
        updateButtons()
        setNeedsLayout()
    }

    /// The tab that looks selected; nil for none.
    open var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { updateButtons() } }
    }

    private func tap(_ item: UITabBarItem) {
        if let owner, !owner.userDidTap(item) { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Look

    /// The colour of tabs that are not selected; nil for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor != oldValue { updateButtons() } }
    }

    /// Whether what lies below shines through, blurred, and content reaches below the bar.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set { background.isTranslucent = newValue }
    }

    /// The ground's colour; nil for the usual one.
    open var barTintColor: UIColor? {
        get { background.tint }
        set { background.tint = newValue }
    }

    private lazy var appearances = BarAppearances<UITabBarAppearance> { [unowned self] in appearanceDidChange() }

    /// How the bar looks; once set or changed it counts in place of the older properties.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard(making: UITabBarAppearance.init) }
        set { appearances[.standard] = newValue }
    }

    /// How the bar looks while no content is below it; nil for its standard look.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    private lazy var scrolling = BottomScrolling { [unowned self] in appearanceDidChange() }

    /// Takes the look that what a controller scrolls calls for.
    func follow(_ controller: UIViewController?) {
        if appearances.knowsScrollEdge { scrolling.follow(controller) }
    }

    private var appearanceInForce: UITabBarAppearance? {
        let isAtEdge = appearances.knowsScrollEdge && scrolling.isAtEdge
        return (isAtEdge ? appearances[.scrollEdge] : nil) ?? appearances[.standard]
    }

    private func appearanceDidChange() {
        background.appearance = appearanceInForce
        background.showLook()
        updateButtons()
        owner?.viewIfLoaded?.setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateButtons()
    }

    private func updateButtons() {
        let appearance = appearanceInForce
        let look = isCompact ? appearance?.compactInlineLayoutAppearance : appearance?.stackedLayoutAppearance
        for button in buttons {
            let isSelected = button.item === selectedItem
            button.show(
                color: isSelected ? tintColor : unselectedItemTintColor ?? BarColors.unselected,
                isSelected: isSelected, appearance: isSelected ? look?.selected : look?.normal)
        }
    }

    // MARK: Geometry

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    static func height(isCompact: Bool) -> CGFloat { isCompact ? 32 : 49 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
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
        let width = bounds.width / CGFloat(buttons.count)
        let isMirrored = layoutDirection == .rightToLeft
        var looksOutdated = false
        for (index, button) in buttons.enumerated() {
            // Edges on whole pixels keep pictures sharp.
            let place = isMirrored ? buttons.count - 1 - index : index
            let left = (CGFloat(place) * width).roundedToPixels(scale)
            let right = (CGFloat(place + 1) * width).roundedToPixels(scale)
            button.isMirrored = isMirrored
            if button.isCompact != isCompact {
                button.isCompact = isCompact
                looksOutdated = true
            }
            button.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
        }
        if looksOutdated, appearanceInForce != nil { updateButtons() }
    }
}
