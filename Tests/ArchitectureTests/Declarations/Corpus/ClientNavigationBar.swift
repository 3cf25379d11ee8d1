import UIKit

/// A taller navigation bar.
class ClientNavigationBar: UINavigationBar {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var backIndicatorImage: UIImage? {
        get { super.backIndicatorImage }
        set { super.backIndicatorImage = newValue }
    }
    override var backIndicatorTransitionMaskImage: UIImage? {
        get { super.backIndicatorTransitionMaskImage }
        set { super.backIndicatorTransitionMaskImage = newValue }
    }
    override var backItem: UINavigationItem? { super.backItem }
    override var barPosition: UIBarPosition { super.barPosition }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
    override var compactAppearance: UINavigationBarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.compactScrollEdgeAppearance }
        set { super.compactScrollEdgeAppearance = newValue }
    }
    override var delegate: (any UINavigationBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var items: [UINavigationItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.largeTitleTextAttributes }
        set { super.largeTitleTextAttributes = newValue }
    }
    override var preferredBehavioralStyle: UIBehavioralStyle {
        get { super.preferredBehavioralStyle }
        set { super.preferredBehavioralStyle = newValue }
    }
    override var prefersLargeTitles: Bool {
        get { super.prefersLargeTitles }
        set { super.prefersLargeTitles = newValue }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }
    override var standardAppearance: UINavigationBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
    override var topItem: UINavigationItem? { super.topItem }

    override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { super.backgroundImage(for: barMetrics) }
    override func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        super.backgroundImage(for: position, barMetrics: barMetrics)
    }
    override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
    override func pushItem(_ item: UINavigationItem, animated: Bool) { super.pushItem(item, animated: animated) }
    override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        super.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    override func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics)
    { super.setBackgroundImage(backgroundImage, for: position, barMetrics: barMetrics) }
    override func setItems(_ items: [UINavigationItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        super.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    override func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        super.titleVerticalPositionAdjustment(for: barMetrics)
    }
}

/// A navigation item that knows its controller.
class ClientNavigationItem: UINavigationItem {
    override init(title: String) { super.init(title: title) }

    override var additionalOverflowItems: UIDeferredMenuElement? {
        get { super.additionalOverflowItems }
        set { super.additionalOverflowItems = newValue }
    }
    override var backAction: UIAction? {
        get { super.backAction }
        set { super.backAction = newValue }
    }
    override var backBarButtonItem: UIBarButtonItem? {
        get { super.backBarButtonItem }
        set { super.backBarButtonItem = newValue }
    }
    override var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
        get { super.backButtonDisplayMode }
        set { super.backButtonDisplayMode = newValue }
    }
    override var backButtonTitle: String? {
        get { super.backButtonTitle }
        set { super.backButtonTitle = newValue }
    }
    override var centerItemGroups: [UIBarButtonItemGroup] {
        get { super.centerItemGroups }
        set { super.centerItemGroups = newValue }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.compactScrollEdgeAppearance }
        set { super.compactScrollEdgeAppearance = newValue }
    }
    override var customizationIdentifier: String? {
        get { super.customizationIdentifier }
        set { super.customizationIdentifier = newValue }
    }
    override var hidesBackButton: Bool {
        get { super.hidesBackButton }
        set { super.hidesBackButton = newValue }
    }
    override var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
        get { super.largeTitleDisplayMode }
        set { super.largeTitleDisplayMode = newValue }
    }
    override var leadingItemGroups: [UIBarButtonItemGroup] {
        get { super.leadingItemGroups }
        set { super.leadingItemGroups = newValue }
    }
    override var leftBarButtonItem: UIBarButtonItem? {
        get { super.leftBarButtonItem }
        set { super.leftBarButtonItem = newValue }
    }
    override var leftBarButtonItems: [UIBarButtonItem]? {
        get { super.leftBarButtonItems }
        set { super.leftBarButtonItems = newValue }
    }
    override var leftItemsSupplementBackButton: Bool {
        get { super.leftItemsSupplementBackButton }
        set { super.leftItemsSupplementBackButton = newValue }
    }
    override var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        super.overflowPresentationSource
    }
    override var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { super.pinnedTrailingGroup }
        set { super.pinnedTrailingGroup = newValue }
    }
    override var prompt: String? {
        get { super.prompt }
        set { super.prompt = newValue }
    }
    override var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { super.renameDelegate }
        set { super.renameDelegate = newValue }
    }
    override var rightBarButtonItem: UIBarButtonItem? {
        get { super.rightBarButtonItem }
        set { super.rightBarButtonItem = newValue }
    }
    override var rightBarButtonItems: [UIBarButtonItem]? {
        get { super.rightBarButtonItems }
        set { super.rightBarButtonItems = newValue }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var standardAppearance: UINavigationBarAppearance? {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var style: UINavigationItem.ItemStyle {
        get { super.style }
        set { super.style = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { super.titleMenuProvider }
        set { super.titleMenuProvider = newValue }
    }
    override var titleView: UIView? {
        get { super.titleView }
        set { super.titleView = newValue }
    }
    override var trailingItemGroups: [UIBarButtonItemGroup] {
        get { super.trailingItemGroups }
        set { super.trailingItemGroups = newValue }
    }

    override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        super.setHidesBackButton(hidesBackButton, animated: animated)
    }
    override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        super.setLeftBarButton(item, animated: animated)
    }
    override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setLeftBarButtonItems(items, animated: animated)
    }
    override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        super.setRightBarButton(item, animated: animated)
    }
    override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setRightBarButtonItems(items, animated: animated)
    }
}

extension ClientNavigationBar {
    static func dress(_ item: UINavigationItem) -> [UINavigationItem] {
        item.title = "Title"
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        item.leftBarButtonItems = [.flexibleSpace(), .fixedSpace(10)]
        item.largeTitleDisplayMode = .never
        item.backButtonDisplayMode = .minimal
        let bar = UINavigationBar(frame: .zero)
        bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.setBackgroundImage(UIImage(), for: .default)
        let popped: UINavigationItem? = bar.popItem(animated: false)
        _ = popped
        return [UINavigationItem(title: ""), UINavigationItem(), ClientNavigationItem(title: "")]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allNavigationItemBackButtonDisplayMode: [UINavigationItem.BackButtonDisplayMode] {
        [
            .default, .generic, .minimal,
        ]
    }
    static var allNavigationItemLargeTitleDisplayMode: [UINavigationItem.LargeTitleDisplayMode] {
        [
            .always, .automatic, .never,
        ]
    }
    static var allBarMetrics: [UIBarMetrics] {
        [
            .compact, .compactPrompt, .default, .defaultPrompt, .landscapePhone, .landscapePhonePrompt,
        ]
    }
    static var allBarPosition: [UIBarPosition] {
        [
            .any, .bottom, .top, .topAttached,
        ]
    }
    static var allBarStyle: [UIBarStyle] {
        [
            .black, .blackOpaque, .blackTranslucent, .default,
        ]
    }
}
