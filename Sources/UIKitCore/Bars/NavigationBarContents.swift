import CoreGraphics
import Foundation
import UIFoundation

/// All views of a navigation bar for one item; a visible change of items replaces it as a whole.
final class NavigationBarContents: UIView, BarButtonHost, BarItemPresenter {
    private(set) var item: UINavigationItem
    private var backItem: UINavigationItem?
    private unowned let bar: UINavigationBar

    /// The appearance that the views were built for.
    private(set) var builtAppearance: UINavigationBarAppearance?
    private var backButton: BackButton?
    /// The back button, when there is one: it is hidden rather than made again.
    var back: BackButton? { backButton.flatMap { $0.isHidden ? nil : $0 } }
    private(set) var leftButtons: [BarButton] = []
    private(set) var rightButtons: [BarButton] = []
    /// The buttons of the item's groups; nil without any.
    private(set) var groups: NavigationBarGroups?
    private var titleMenu: TitleMenuButton?
    private var renaming: TitleRenaming?
    /// Holds the title or the app's view, so that animations move the container and not the app's view.
    let titleContainer = TitleContainerView()
    /// Holds the large title, and cuts it off at the row.
    let largeTitleContainer = UIView()
    private let largeLabel = UILabel()
    let promptLabel = UILabel(barFont: .systemFont(ofSize: 13))
    /// Whether the title is shown large, as far as there is room.
    var isLarge: Bool {
        didSet {
            guard isLarge != oldValue else { return }
            rebuildLargeTitle()
            setNeedsLayout()
        }
    }
    private let titleLabel = UILabel(barFont: titleFont)
    private var backWords = BackTitles()
    /// Carries the proxies' settings for a back button without an item of its own.
    private var plainBackItem: UIBarButtonItem?
    /// The item that has taken the proxies' settings for the back button.
    private weak var describedBackItem: UIBarButtonItem?
    /// The title's size when it was last laid out, and the room for which it was found.
    private var placedTitle = (size: CGSize.zero, room: CGSize.zero)

    private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    private static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)

    init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar, isLarge: Bool) {
        (self.item, self.backItem, self.bar, self.isLarge) = (item, backItem, bar, isLarge)
        super.init(frame: bar.bounds)
        autoresizingMask = .flexibleWidth
        largeTitleContainer.clipsToBounds = true
        largeTitleContainer.isUserInteractionEnabled = false
        largeTitleContainer.addSubview(largeLabel)
        addSubview(titleContainer)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Every button of the item.
    var buttons: [BarButton] { leftButtons + rightButtons }

    // MARK: Building

    /// Shows another item at once.
    func show(_ item: UINavigationItem, backItem: UINavigationItem?, isLarge: Bool) {
        (self.item, self.backItem, self.isLarge) = (item, backItem, isLarge)
        rebuild()
    }

    /// Rebuilds the views from the items; buttons whose items stay are kept.
    func rebuild() {
        builtAppearance = appearance
        rebuildBack()
        let own = item.leftBarButtonItems ?? []
        let leading = bar.leadingItems.filter { item in !own.holds(item) }
        leftButtons = rebuild(leftButtons, for: leading + own)
        rightButtons = rebuild(rightButtons, for: item.rightBarButtonItems)
        rebuildGroups()
        rebuildTitle()
        setNeedsLayout()
    }

    /// Rebuilds the views from the items; new and removed views fade, and the others move to their positions.
    func rebuildFading() {
        let formerBack = back
        let fade = BarFade(in: self, of: buttons + [titleContainer, formerBack].compactMap { $0 })
        rebuild()
        // A back button that stays begins at the edge, with any title.
        fade.run(
            to: buttons + [titleContainer, formerBack == nil ? back : nil].compactMap { $0 },
            sparing: back)
    }

    /// Updates the bar, since the back button may be named after the changed item.
    func itemDidChange(_ item: UIBarItem) { rebuild() }

    private func rebuild(_ buttons: [BarButton], for items: [UIBarButtonItem]?) -> [BarButton] {
        let items = items ?? []
        for button in buttons where !items.holds(button.item) { button.removeFromSuperview() }
        return items.map { item in
            if let kept = buttons.first(where: { $0.item === item }) { return kept }
            let button = BarButton(item)
            addSubview(button)
            // Only here it finds the look that the bar's appearance has for it.
            if appearance != nil { button.itemDidChange(item) }
            return button
        }
    }

    private func rebuildGroups() {
        guard item.hasGroups else {
            groups?.removeAll()
            return groups = nil
        }
        let groups = groups ?? NavigationBarGroups()
        self.groups = groups
        groups.rebuild(for: item, in: self)
    }

    private func rebuildBack() {
        let isCovered = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard let backItem, !item.hidesBackButton, !isCovered else {
            backButton?.isHidden = true
            return
        }
        let back = backButton ?? makeBackButton()
        back.isHidden = false
        let given = describer(of: backItem)
        let appearance = appearance
        back.indicator = appearance?.ownBackIndicatorImage ?? bar.backIndicatorImage
        back.look =
            given == nil && appearance == nil
            ? nil
            : BarButtonLook(
                item: given, background: given?.backButtonBackground ?? BarButtonBackground(),
                appearance: appearance?.backButtonAppearance, isCompact: bar.isCompact)
        back.tintColor = given?.tintColor
        back.isEnabled = given?.isEnabled ?? true
        given?.presenter = self
        backWords.words = BackTitles.words(for: backItem)
    }

    /// The item that describes the back button: the one that was given, or one of the bar's own where proxies describe it.
    private func describer(of backItem: UINavigationItem) -> UIBarButtonItem? {
        let given = backItem.backBarButtonItem
        guard AppearanceProxies.areThere, isInWindow else { return given }
        let item = given ?? plainBackItem ?? UIBarButtonItem()
        if given == nil {
            guard AppearanceProxies.cover(item) else { return nil }
            plainBackItem = item
        }
        // Only once in a window: later settings of proxies are for items that enter it later.
        if item !== describedBackItem {
            describedBackItem = item
            _ = item.adoptAppearance(for: self)
        }
        return item
    }

    override func windowDidChange() {
        super.windowDidChange()
        describedBackItem = nil
        if AppearanceProxies.areThere, isInWindow { rebuildBack() }
    }

    private func makeBackButton() -> BackButton {
        let button = BackButton { [unowned self] in bar.goBack() }
        addSubview(button)
        backButton = button
        return button
    }

    /// The bar's look is another one.
    func lookDidChange() {
        rebuild()
        for button in buttons { button.itemDidChange(button.item) }
    }

    private var appearance: UINavigationBarAppearance? {
        bar.look(of: item, atScrollEdge: item.isAtScrollEdge || isLarge && item.largeTitleExtent > 0)
    }

    func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    }

    private func rebuildTitle() {
        let attributes = appearance?.titleTextAttributes ?? bar.titleTextAttributes ?? [:]
        titleLabel.text = item.title ?? ""
        titleLabel.font = attributes[.font] as? UIFont ?? Self.titleFont
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        let shown = shownTitle
        for view in titleContainer.subviews where view !== shown { view.removeFromSuperview() }
        if shown.superview !== titleContainer { titleContainer.addSubview(shown) }
        rebuildTitleMenu()
        promptLabel.text = item.prompt
        promptLabel.textColor = titleLabel.textColor
        show(promptLabel, item.prompt?.isEmpty == false)
        rebuildLargeTitle()
    }

    /// The view that is shown as the title.
    private var shownTitle: UIView { renaming?.editor.view ?? item.titleView ?? titleLabel }

    private func rebuildTitleMenu() {
        guard item.hasTitleMenu, item.titleView == nil, renaming == nil else {
            titleMenu?.removeFromSuperview()
            return titleMenu = nil
        }
        let menu = titleMenu ?? TitleMenuButton { [weak self] in self?.item.titleMenu { self?.rename() } }
        titleMenu = menu
        (menu.label, menu.color) = (titleLabel, titleLabel.textColor)
        if menu.superview == nil { titleContainer.addSubview(menu) }
    }

    /// Lets the user edit the title.
    private func rename() {
        renaming = TitleRenaming(item) { [weak self] in
            self?.renaming = nil
            self?.rebuild()
        }
        guard let renaming else { return }
        renaming.editor.font = titleLabel.font
        renaming.editor.textColor = titleLabel.textColor
        rebuild()
        layoutIfNeeded()
        renaming.begin()
    }

    private func rebuildLargeTitle() {
        guard isLarge else { return }
        let largeAttributes = appearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes ?? [:]
        largeLabel.text = titleLabel.text
        largeLabel.font = largeAttributes[.font] as? UIFont ?? Self.largeTitleFont
        largeLabel.textColor = largeAttributes[.foregroundColor] as? UIColor ?? .label
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview == nil { addSubview(view) }
        if !isShown { view.removeFromSuperview() }
    }

    // MARK: Layout

    /// The layout's inputs from the bar's surroundings, read once.
    private struct Surroundings {
        let margin: CGFloat
        let isCompact: Bool
        let isRegular: Bool
        /// Whether the layout is mirrored, as where the app reads from right to left.
        let isMirrored: Bool

        init(of bar: UINavigationBar) {
            let traits = bar.traitCollection
            margin = NavigationBarLayout.margin(for: traits)
            isCompact = traits.verticalSizeClass == .compact
            isRegular = traits.horizontalSizeClass == .regular
            isMirrored = bar.runsRightToLeft
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let surroundings = Surroundings(of: bar)
        let margin = surroundings.margin
        // The row with title and buttons; a prompt is above it, a large title below.
        let row = CGRect(
            x: 0, y: UINavigationBar.roomAboveRow(for: item), width: bounds.width,
            height: UINavigationBar.rowHeight(isCompact: surroundings.isCompact))
        promptLabel.frame = CGRect(
            x: margin, y: 8, width: max(0, row.width - 2 * margin), height: max(0, row.minY - 8))
        layOutRow(row, in: surroundings)
        layOutLargeTitle(below: row.maxY, in: surroundings)
    }

    private func layOutRow(_ row: CGRect, in surroundings: Surroundings) {
        let size = row.size
        var (leftButtons, rightButtons): ([BarButton], [BarButton]) = ([], [])
        var centerButtons: [BarButton] = []
        for button in self.leftButtons where !button.isHidden { leftButtons.append(button) }
        for button in self.rightButtons where !button.isHidden { rightButtons.append(button) }
        for button in buttons { button.setCompact(surroundings.isCompact) }
        func width(_ view: UIView) -> CGFloat { view.sizeThatFits(size).width }
        let titleSize = titleSize(in: size)
        if let groups {
            let spacing = NavigationBarLayout.spacing
            let buttons = (leftButtons + rightButtons).reduce(0) { $0 + width($1) + spacing }
            let backRoom = back.map { $0.chevron.ownSize.width + NavigationBarLayout.bareBackMargins + spacing } ?? 0
            groups.fit(
                into: size.width - 2 * surroundings.margin - buttons - backRoom - titleSize.width,
                hasCenter: item.style.hasCenter && surroundings.isRegular, width: width)
            leftButtons += groups.leadingButtons.filter { !$0.isHidden }
            rightButtons = groups.trailingButtons(beside: rightButtons).filter { !$0.isHidden }
            centerButtons = groups.centerButtons.filter { !$0.isHidden }
            for button in leftButtons + centerButtons + rightButtons { button.setCompact(surroundings.isCompact) }
        }
        placedTitle = (titleSize, size)
        let backWidths = back.map { backWords.widths(in: $0.label.font, scale: contentScaleFactor) }
        let layout = NavigationBarLayout(
            NavigationBarLayout.Content(
                width: size.width, margin: surroundings.margin, leftWidths: leftButtons.map(width),
                rightWidths: rightButtons.map(width), backWidths: backWidths,
                indicatorWidth: back?.chevron.ownSize.width ?? 0, titleWidth: titleSize.width,
                centerWidths: centerButtons.map(width), isTitleLeading: item.style.hasCenter))
        let isMirrored = surroundings.isMirrored
        let frame = { (range: NavigationBarLayout.Range) in
            CGRect(
                x: isMirrored ? size.width - range.end : range.x, y: row.minY, width: range.width, height: size.height)
        }
        for (button, range) in zip(leftButtons, layout.left) { button.frame = frame(range) }
        for (button, range) in zip(rightButtons, layout.right) { button.frame = frame(range) }
        for (button, range) in zip(centerButtons, layout.center) { button.frame = frame(range) }
        back?.label.text = layout.backWord.map { backWords.words[$0] } ?? ""
        back?.isMirrored = isMirrored
        back?.frame = frame(NavigationBarLayout.Range(x: 0, width: layout.backWidth))
        let title = frame(layout.title)
        layOutTitle(x: title.minX, width: title.width, height: titleSize.height, in: row)
    }

    /// The large title's bottom stays 8 points above the content; pulled down, the title grows by up to a tenth.
    private func layOutLargeTitle(below top: CGFloat, in surroundings: Surroundings) {
        let extent = isLarge ? max(0, item.largeTitleExtent) : 0
        show(largeTitleContainer, isLarge)
        largeTitleContainer.frame = CGRect(x: 0, y: top, width: bounds.width, height: extent)
        titleLabel.alpha = 1 - min(1, extent / Self.largeTitleBottom)
        guard isLarge else { return }
        let margin = surroundings.margin
        let fit = largeLabel.sizeThatFits(bounds.size)
        let size = CGSize(width: max(0, min(fit.width, bounds.width - 2 * margin)), height: fit.height)
        let pull = max(0, extent - PageScrolling.largeTitleHeight)
        let scale = 1 + min(0.1, pull / 1000)
        largeLabel.bounds.size = size
        largeLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
        let middle = margin + size.width * scale / 2
        largeLabel.center = CGPoint(
            x: surroundings.isMirrored ? bounds.width - middle : middle,
            y: (extent - Self.largeTitleBottom - size.height / 2).roundedToPixels(contentScaleFactor))
    }

    private static let largeTitleBottom: CGFloat = 8

    private func titleSize(in size: CGSize) -> CGSize {
        guard let view = item.titleView else {
            if renaming != nil {
                return CGSize(width: max(size.width / 3, TitleRenaming.minimumWidth), height: size.height)
            }
            let menuRoom = titleMenu == nil ? 0 : TitleMenuButton.room
            return CGSize(width: titleLabel.sizeThatFits(size).width + menuRoom, height: size.height)
        }
        return item.titleViewSize.wish(of: view, in: size)
    }

    /// Lays out again, since the title's view may need more or less room than it was given.
    func titleViewMayHaveChanged() {
        if item.titleView != nil, titleSize(in: placedTitle.room) != placedTitle.size { setNeedsLayout() }
    }

    private func layOutTitle(x: CGFloat, width: CGFloat, height: CGFloat, in row: CGRect) {
        let scale = contentScaleFactor
        let height = min(height, row.height)
        titleContainer.frame = CGRect(
            x: x.roundedToPixels(scale), y: row.minY + ((row.height - height) / 2).roundedToPixels(scale),
            width: width, height: height)
        let shown = shownTitle
        shown.frame = titleContainer.bounds
        if let titleMenu {
            titleMenu.frame = titleContainer.bounds
            shown.frame.size.width -= TitleMenuButton.room
            if runsRightToLeft { shown.frame.origin.x += TitleMenuButton.room }
        }
        if item.titleView == nil {
            let offset = appearance?.titlePositionAdjustment ?? bar.olderTitleOffset
            titleContainer.center.x += offset.horizontal
            titleContainer.center.y += offset.vertical
        }
        if let view = item.titleView { item.titleViewSize.didLayOut(view) }
    }

    /// Touches between the buttons belong to the bar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === titleContainer ? nil : hit
    }
}
