import CoreGraphics
import Foundation

/// Everything that a navigation bar shows for one item; a change of items replaces it as a whole.
final class NavigationBarContents: UIView {
    let item: UINavigationItem
    private let backItem: UINavigationItem?
    private unowned let bar: UINavigationBar

    private(set) var back: BackButton?
    private(set) var leftButtons: [BarButton] = []
    private(set) var rightButtons: [BarButton] = []
    /// Holds the title or the view in its place, so that motion leaves the app's view alone.
    let titleHolder = UIView()
    private let titleLabel = UILabel(barFont: .systemFont(ofSize: 17, weight: .semibold))
    private var backWords: [String] = []

    init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
        (self.item, self.backItem, self.bar) = (item, backItem, bar)
        super.init(frame: bar.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(titleHolder)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    /// Every button of the item.
    var buttons: [BarButton] { leftButtons + rightButtons }

    // MARK: Building

    /// Takes over what the items say now; buttons whose items stay are kept.
    func rebuild() {
        rebuildBack()
        leftButtons = rebuild(leftButtons, for: item.leftBarButtonItems)
        rightButtons = rebuild(rightButtons, for: item.rightBarButtonItems)
        rebuildTitle()
        setNeedsLayout()
    }

    private func rebuild(_ buttons: [BarButton], for items: [UIBarButtonItem]?) -> [BarButton] {
        let items = items ?? []
        for button in buttons where !items.contains(where: { $0 === button.item }) { button.removeFromSuperview() }
        return items.map { item in
            if let kept = buttons.first(where: { $0.item === item }) { return kept }
            let button = BarButton(item)
            addSubview(button)
            return button
        }
    }

    private func rebuildBack() {
        let isCovered = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard let backItem, !item.hidesBackButton, !isCovered else {
            back?.removeFromSuperview()
            back = nil
            return
        }
        if back == nil {
            let button = BackButton { [weak bar] in bar?.goBack() }
            addSubview(button)
            back = button
        }
        back?.tintColor = backItem.backBarButtonItem?.tintColor
        backWords = Self.words(for: backItem)
    }

    /// What the way back to an item may be called, the best first.
    static func words(for item: UINavigationItem) -> [String] {
        let plain = "Back"
        switch item.backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [plain]
        case .default:
            let title = item.title.flatMap { $0.isEmpty ? nil : $0 }
            let best = item.backBarButtonItem?.title ?? item.backButtonTitle ?? title ?? plain
            return best == plain ? [plain] : [best, plain]
        }
    }

    private func rebuildTitle() {
        let attributes = bar.titleTextAttributes ?? [:]
        titleLabel.text = item.title ?? ""
        titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        let shown = item.titleView ?? titleLabel
        for view in titleHolder.subviews where view !== shown { view.removeFromSuperview() }
        if shown.superview !== titleHolder { titleHolder.addSubview(shown) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        let size = bounds.size
        for button in buttons { button.setCompact(bar.isCompact) }
        func width(_ view: UIView) -> CGFloat { view.sizeThatFits(size).width }
        let titleSize = titleSize(in: size)
        let probe = UILabel(barFont: .systemFont(ofSize: 17))
        probe.contentScaleFactor = contentScaleFactor
        let backWidths = back.map { _ in
            backWords.map { word in
                probe.text = word
                return width(probe)
            }
        }
        let layout = NavigationBarLayout(
            NavigationBarLayout.Content(
                width: size.width, leftWidths: leftButtons.map(width), rightWidths: rightButtons.map(width),
                backWidths: backWidths, titleWidth: titleSize.width))
        let frame = { (range: NavigationBarLayout.Range) in
            CGRect(x: range.x, y: 0, width: range.width, height: size.height)
        }
        for (button, range) in zip(leftButtons, layout.left) { button.frame = frame(range) }
        for (button, range) in zip(rightButtons, layout.right) { button.frame = frame(range) }
        back?.label.text = layout.backWord.map { backWords[$0] } ?? ""
        back?.frame = CGRect(x: 0, y: 0, width: layout.backWidth, height: size.height)
        placeTitle(x: layout.title.x, width: layout.title.width, height: titleSize.height)
    }

    private func titleSize(in size: CGSize) -> CGSize {
        guard let view = item.titleView else {
            return CGSize(width: titleLabel.sizeThatFits(size).width, height: size.height)
        }
        return view.bounds.isEmpty ? view.sizeThatFits(size) : view.bounds.size
    }

    private func placeTitle(x: CGFloat, width: CGFloat, height: CGFloat) {
        let scale = contentScaleFactor
        let height = min(height, bounds.height)
        titleHolder.frame = CGRect(
            x: x.roundedToPixels(scale), y: ((bounds.height - height) / 2).roundedToPixels(scale), width: width,
            height: height)
        let shown = item.titleView ?? titleLabel
        shown.frame = titleHolder.bounds
    }

    /// Touches between the buttons belong to the bar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === titleHolder ? nil : hit
    }
}
