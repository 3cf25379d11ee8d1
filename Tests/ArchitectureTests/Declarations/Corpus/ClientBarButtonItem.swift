import UIKit

/// An item of a bar.
class ClientBarItem: UIBarItem {
    override init() { super.init() }

    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var imageInsets: UIEdgeInsets {
        get { super.imageInsets }
        set { super.imageInsets = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var landscapeImagePhone: UIImage? {
        get { super.landscapeImagePhone }
        set { super.landscapeImagePhone = newValue }
    }
    override var landscapeImagePhoneInsets: UIEdgeInsets {
        get { super.landscapeImagePhoneInsets }
        set { super.landscapeImagePhoneInsets = newValue }
    }
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }

    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        super.setTitleTextAttributes(attributes, for: state)
    }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        super.titleTextAttributes(for: state)
    }
}

/// A button of a bar that carries a closure.
class ClientBarButtonItem: UIBarButtonItem {
    override init() { super.init() }

    override var action: Selector? {
        get { super.action }
        set { super.action = newValue }
    }
    override var buttonGroup: UIBarButtonItemGroup? { super.buttonGroup }
    override var changesSelectionAsPrimaryAction: Bool {
        get { super.changesSelectionAsPrimaryAction }
        set { super.changesSelectionAsPrimaryAction = newValue }
    }
    override var customView: UIView? {
        get { super.customView }
        set { super.customView = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var menu: UIMenu? {
        get { super.menu }
        set { super.menu = newValue }
    }
    override var menuRepresentation: UIMenuElement? {
        get { super.menuRepresentation }
        set { super.menuRepresentation = newValue }
    }
    override var possibleTitles: Set<String>? {
        get { super.possibleTitles }
        set { super.possibleTitles = newValue }
    }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
    override var primaryAction: UIAction? {
        get { super.primaryAction }
        set { super.primaryAction = newValue }
    }
    override var style: UIBarButtonItem.Style {
        get { super.style }
        set { super.style = newValue }
    }
    override var target: AnyObject? {
        get { super.target }
        set { super.target = newValue }
    }
    override var tintColor: UIColor? {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override var width: CGFloat {
        get { super.width }
        set { super.width = newValue }
    }

    override class func fixedSpace(_ width: CGFloat) -> Self { super.fixedSpace(width) }
    override class func flexibleSpace() -> Self { super.flexibleSpace() }

    override func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        super.backButtonBackgroundImage(for: state, barMetrics: barMetrics)
    }
    override func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        super.backButtonBackgroundVerticalPositionAdjustment(for: barMetrics)
    }
    override func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        super.backButtonTitlePositionAdjustment(for: barMetrics)
    }
    override func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        super.backgroundImage(for: state, barMetrics: barMetrics)
    }
    override func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics)
        -> UIImage?
    { super.backgroundImage(for: state, style: style, barMetrics: barMetrics) }
    override func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        super.backgroundVerticalPositionAdjustment(for: barMetrics)
    }
    override func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { super.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    override func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
    { super.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
    override func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        super.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    override func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    { super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    override func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) { super.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics) }
    override func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        super.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    override func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        super.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    override func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        super.titlePositionAdjustment(for: barMetrics)
    }
}

private final class ClosureItem: UIBarButtonItem {
    private var closure: () -> Void = {}

    convenience init(title: String, closure: @escaping () -> Void) {
        self.init(title: title, style: .plain, target: nil, action: nil)
        self.closure = closure
    }
}

extension ClientBarButtonItem {
    static func make(_ target: ClientResponder) -> [UIBarButtonItem] {
        let space: ClientBarButtonItem = .flexibleSpace()
        return [
            UIBarButtonItem(), space, ClientBarButtonItem.fixedSpace(10), .fixedSpace(10),
            UIBarButtonItem(image: nil, style: .plain, target: target, action: .tap),
            UIBarButtonItem(image: nil, landscapeImagePhone: nil, style: .plain, target: target, action: .tap),
            UIBarButtonItem(title: "Add", style: .done, target: target, action: Selector(ClientResponder.tap)),
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem(customView: UIView()), UIBarButtonItem(primaryAction: nil),
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }, menu: nil),
            UIBarButtonItem(systemItem: .close), UIBarButtonItem(title: "More", image: nil, menu: UIMenu()),
            UIBarButtonItem(title: "Go", primaryAction: UIAction { action in _ = action.sender }),
            ClosureItem(title: "Run") {},
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allBarButtonItemStyle: [UIBarButtonItem.Style] {
        [
            .bordered, .done, .plain,
        ]
    }
    static var allBarButtonItemSystemItem: [UIBarButtonItem.SystemItem] {
        [
            .action, .add, .bookmarks, .camera, .cancel, .close, .compose, .done, .edit, .fastForward, .fixedSpace,
            .flexibleSpace, .organize, .pageCurl, .pause, .play, .redo, .refresh, .reply, .rewind, .save, .search,
            .stop, .trash, .undo,
        ]
    }
}
