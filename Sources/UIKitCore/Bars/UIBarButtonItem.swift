public import Foundation
import QuartzCore
public import UIFoundation

/// A button in a navigation bar or a toolbar.
///
/// It sends its action to the target, which is not retained, or without one up the responder chain. A `primaryAction` is
/// performed too; title and picture are taken from it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// Makes an item without title, picture or action.
    public override init() { super.init() }

    /// Makes a button from an archive.
    public override init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        aim(style: style, target: target, action: action)
    }

    /// Makes a button with a picture, and another one for bars in compact height.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        aim(style: style, target: target, action: action)
    }

    /// Makes one of the usual buttons.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        aim(style: systemItem.finishes ? .done : .plain, target: target, action: action)
    }

    /// Makes one of the usual buttons with an action and a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes a button that shows the action's title or picture.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        adopt(primaryAction)
    }

    /// Makes a button that shows the action's title or picture and has a menu.
    public convenience init(primaryAction: UIAction?, menu: UIMenu?) {
        self.init(primaryAction: primaryAction)
        self.menu = menu
    }

    /// Makes a button with a title and a picture of its own, with an action and a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(primaryAction: primaryAction, menu: menu)
        self.title = title ?? self.title
        self.image = image ?? self.image
    }

    /// Makes a button with a title or a picture, a target, and a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    /// Makes an item that shows a view in its own size; the view handles its touches.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes a space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make(self)
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// Makes a space that takes the room left over; in a navigation bar it has no width.
    open class func flexibleSpace() -> Self {
        let item = make(self)
        item.systemItem = .flexibleSpace
        return item
    }

    private func aim(style: Style, target: Any?, action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    // MARK: Look

    /// The typographic style of the title.
    open var style: Style = .plain {
        didSet { if style != oldValue { contentDidChange() } }
    }

    /// Whether the button is shown as on: its tint fills the background behind its title or picture, unless a picture was given
    /// for that. A tap does not change it. It does not change a custom view.
    open var isSelected = false {
        didSet { if isSelected != oldValue { contentDidChange() } }
    }

    /// Whether the button is left out, with its room.
    open var isHidden = false {
        didSet { if isHidden != oldValue { contentDidChange() } }
    }

    /// The width in points; zero for the width of the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { contentDidChange() } }
    }

    /// Titles that the button may get: it is as wide as the widest of them.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { contentDidChange() } }
    }

    /// The view that is shown instead of title and picture.
    open var customView: UIView? {
        didSet {
            guard customView !== oldValue else { return }
            customViewSize = CachedFittingSize()
            contentDidChange()
        }
    }
    var customViewSize = CachedFittingSize()

    /// The colour of title and template picture; nil takes the bar's tint.
    open var tintColor: UIColor? {
        didSet {
            note(.tintColor, \UIBarButtonItem.tintColor)
            if tintColor != oldValue { contentDidChange() }
        }
    }

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodeBarButtonItem(from: coder)
    }

    /// The kind of the item among the usual buttons; nil for one of the app's own.
    var systemItem: SystemItem?

    /// The background of the button, and the offsets of the background and the title.
    var background = BarButtonBackground() {
        didSet { contentDidChange() }
    }

    /// The same for a back button that the item describes.
    var backButtonBackground = BarButtonBackground() {
        didSet { contentDidChange() }
    }

    // MARK: Background

    /// Puts a picture behind the button in a state and a kind of bar, for every style of the button; nil removes it.
    ///
    /// The picture is as wide as the button, which keeps 10 points free beside its title, and as high as it is itself.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        note(
            .backgroundImage, choice: AppearanceSetter.choice(state.rawValue, barMetrics),
            { (item: UIBarButtonItem) in
                item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        background.set(backgroundImage, for: state, metrics: barMetrics)
    }

    /// The picture that was set for a state and a kind of bar.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        background.image(for: state, metrics: barMetrics)
    }

    /// Puts a picture behind the button while it has a style; it takes precedence over one for all styles.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        let choice = AppearanceSetter.choice(state.rawValue, barMetrics, style.rawValue + 1)
        note(
            .backgroundImage, choice: choice,
            { (item: UIBarButtonItem) in
                item.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
            })
        background.set(backgroundImage, for: state, style: style, metrics: barMetrics)
    }

    /// The picture that was set for a state, a style and a kind of bar.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        background.image(for: state, style: style, metrics: barMetrics)
    }

    /// Moves the picture behind the button down by some points in a kind of bar.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        note(
            .backgroundVerticalPositionAdjustment, choice: AppearanceSetter.choice(0, barMetrics),
            { (item: UIBarButtonItem) in
                item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            })
        background.setVerticalOffset(adjustment, for: barMetrics)
    }

    /// The distance by which the picture behind the button is moved down, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        background.verticalOffset(for: barMetrics)
    }

    /// Moves the title from its usual position in a kind of bar.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        note(
            .titlePositionAdjustment, choice: AppearanceSetter.choice(0, barMetrics),
            { (item: UIBarButtonItem) in
                item.setTitlePositionAdjustment(adjustment, for: barMetrics)
            })
        background.setTitleOffset(adjustment, for: barMetrics)
    }

    /// The offset of the title from its usual position.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        background.titleOffset(for: barMetrics)
    }

    // MARK: Background as a back button

    /// Puts a picture behind the back button, where this item determines its look; nil removes it.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        note(
            .backButtonBackgroundImage, choice: AppearanceSetter.choice(state.rawValue, barMetrics),
            { (item: UIBarButtonItem) in
                item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        backButtonBackground.set(backgroundImage, for: state, metrics: barMetrics)
    }

    /// The picture behind the back button that was set for a state and a kind of bar.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backButtonBackground.image(for: state, metrics: barMetrics)
    }

    /// Moves the title of the back button from its usual position in a kind of bar.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        note(
            .backButtonTitlePositionAdjustment, choice: AppearanceSetter.choice(0, barMetrics),
            { (item: UIBarButtonItem) in
                item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
            })
        backButtonBackground.setTitleOffset(adjustment, for: barMetrics)
    }

    /// The offset of the back button's title from its usual position.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backButtonBackground.titleOffset(for: barMetrics)
    }

    /// Moves the picture behind the back button down by some points in a kind of bar.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        note(
            .backButtonBackgroundVerticalPositionAdjustment, choice: AppearanceSetter.choice(0, barMetrics),
            { (item: UIBarButtonItem) in
                item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            })
        backButtonBackground.setVerticalOffset(adjustment, for: barMetrics)
    }

    /// The distance by which the picture behind the back button is moved down, in points.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backButtonBackground.verticalOffset(for: barMetrics)
    }

    // MARK: Action

    /// The method that is called.
    open var action: Selector?

    /// The object that the method is called on; nil searches the responder chain.
    open weak var target: AnyObject? {
        didSet { hasTarget = target != nil }
    }

    /// Distinguishes a target that has been deallocated from none.
    private var hasTarget = false

    /// The action performed besides target and action.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { adopt(primaryAction) } }
    }

    /// Whether dragged items perform the action.
    var storedIsSpringLoaded = false {
        didSet { if storedIsSpringLoaded != oldValue { contentDidChange() } }
    }

    /// The menu to choose from: by a tap where the button has no other action, otherwise by a long press.
    open var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            popUpDidChange()
            contentDidChange()
        }
    }

    /// Whether performing the button's action selects it, or ends the selection.
    ///
    /// A button that shows its menu instead takes over the title and picture of the chosen element; one element is
    /// always chosen.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { popUpDidChange() } }
    }

    /// The order of the menu's first elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// The element for the button in an overflow menu; nil for one with its title, picture and action or menu.
    open var menuRepresentation: UIMenuElement?

    /// The group that the button is in.
    open private(set) weak var buttonGroup: UIBarButtonItemGroup?

    func join(_ group: UIBarButtonItemGroup) { buttonGroup = group }
    func leaveGroup() { buttonGroup = nil }

    /// Whether a tap shows the menu.
    var showsMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }

    private func adopt(_ action: UIAction?) {
        guard let action, systemItem == nil else { return }
        title = action.title.isEmpty ? title : action.title
        image = action.image ?? image
    }

    /// Performs the button's action; `view` is where a search along the responder chain begins.
    func perform(from view: UIView, event: UIEvent?) {
        if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
        primaryAction?.performWithSender(self, target: nil)
        guard let action, let application = UIApplication.sharedIfRunning else { return }
        var receiver: Any? = target
        if !hasTarget {
            let start: UIResponder = application.keyWindow?.storedFirstResponder ?? view
            receiver = start.target(forAction: action, withSender: self)
        }
        guard let receiver else { return }
        application.sendAction(action, to: receiver, from: self, for: event)
    }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeBarButton(&it) }
}
