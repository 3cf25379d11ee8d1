import CoreGraphics
import Foundation
import UIFoundation

/// The screen on which the user chooses tabs: a bar with "Done", and all items. It slides up behind the tab bar.
final class TabSheet: UIView {
    private static let hintTop: CGFloat = 16
    private static let hintGap: CGFloat = 20
    /// The duration in seconds of a press that picks up an item where the same touch could scroll.
    private static let pressToLift: TimeInterval = 0.2

    private unowned let tabBar: UITabBar
    private weak var customization: TabCustomization?
    /// The view that slides.
    private let page = UIView()
    private let bar = UINavigationBar()
    private let hint = UILabel()
    private let scrollView = UIScrollView()
    let cells: [TabSheetCell]
    private var size = CGSize.zero

    init(_ items: [UITabBarItem], of tabBar: UITabBar) {
        self.tabBar = tabBar
        cells = items.map(TabSheetCell.init)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        page.backgroundColor = .systemBackground
        hint.text = "Drag the icons to organize tabs."
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.addSubview(hint)
        for cell in cells { scrollView.addSubview(cell) }
        page.addSubview(scrollView)
        page.addSubview(bar)
        addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Shows the items of a session, which is notified of the user's actions.
    func show(_ customization: TabCustomization) {
        self.customization = customization
        for cell in cells {
            cell.customization = customization
            cell.press.addTarget(customization, action: TabCustomization.follow)
        }
        let item = UINavigationItem(title: "Configure")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        bar.items = [item]
    }

    func cell(of item: UITabBarItem) -> TabSheetCell? { cells.first { $0.item === item } }

    /// Whether the screen is below the lower edge.
    var isDown = false {
        didSet { page.transform = isDown ? CGAffineTransform(translationX: 0, y: bounds.height) : .identity }
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    private lazy var commands = [
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: TabSheet.escape)
    ]

    override var keyCommands: [UIKeyCommand]? { commands }

    private func escape() {
        guard let customization else { return }
        if customization.isCarriedByKeys { customization.cancelDrag() } else { finish() }
    }

    private func finish() {
        if let customization, tabBar.customization === customization { tabBar.endCustomizing(animated: true) }
    }

    // MARK: Layout

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTurned = size != bounds.size && size != .zero
        size = bounds.size
        page.bounds = bounds
        page.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let insets = safeAreaInsets
        let tabs = convert(tabBar.bounds, from: tabBar)
        let isTabBarLow = tabs.midY > bounds.midY
        let top = isTabBarLow ? insets.top : max(insets.top, tabs.maxY)
        let height = bar.sizeThatFits(bounds.size).height
        bar.topExtension = top
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        scrollView.frame = bounds
        scrollView.contentInset = UIEdgeInsets(
            top: top + height, left: 0, bottom: isTabBarLow ? bounds.maxY - tabs.minY : insets.bottom, right: 0)
        layOutItems(width: bounds.width - insets.left - insets.right, left: insets.left)
        // After a change of size the touch is at another item, so the dragged one returns.
        if isTurned { customization?.cancelDrag() }
    }

    private func layOutItems(width: CGFloat, left: CGFloat) {
        let room = CGSize(width: max(0, width - 32), height: .greatestFiniteMagnitude)
        hint.frame = CGRect(
            x: left + 16, y: Self.hintTop, width: room.width, height: hint.sizeThatFits(room).height.rounded(.up))
        let grid = TabGrid(count: cells.count, width: width, below: hint.frame.maxY + Self.hintGap)
        let isMirrored = runsRightToLeft
        for (index, cell) in cells.enumerated() {
            var place = grid.cellFrame(index)
            if isMirrored { place.origin.x = width - place.maxX }
            cell.frame = place.offsetBy(dx: left, dy: 0)
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: grid.contentHeight)
        let insets = scrollView.contentInset
        let scrolls = grid.contentHeight > bounds.height - insets.top - insets.bottom
        for cell in cells { cell.press.minimumPressDuration = scrolls ? Self.pressToLift : 0 }
    }
}
