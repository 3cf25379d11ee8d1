public import Foundation
public import UIFoundation

/// A button in a navigation bar or a toolbar.
///
/// Its action goes to the target, which is not retained, or without one up the responder chain. A `primaryAction` is performed
/// too; title and picture are taken from it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// Makes an item that shows nothing.
    public override init() { super.init() }

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

    /// Makes one of the usual buttons with what it does, and with its menu.
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

    /// Makes a button with a title and a picture of its own, with what it does, and with its menu.
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
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Makes a space that takes the room left over; in a navigation bar it has no width.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    private func aim(style: Style, target: Any?, action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    // MARK: Look

    /// How the title is set.
    open var style: Style = .plain {
        didSet { if style != oldValue { contentDidChange() } }
    }

    /// Whether the button stands for something that is on: its tint fills the background behind its title or picture, unless a
    /// picture was given for that. A tap does not change it; a view of the app's own looks as it does.
    open var isSelected = false {
        didSet { if isSelected != oldValue { contentDidChange() } }
    }

    /// Whether the button is left out, with its room.
    open var isHidden = false {
        didSet { if isHidden != oldValue { contentDidChange() } }
    }

    /// The width in points; zero takes what the content needs.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { contentDidChange() } }
    }

    /// Titles that the button may get: it is as wide as the widest of them.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { contentDidChange() } }
    }

    /// The view that is shown in place of title and picture.
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
        didSet { if tintColor != oldValue { contentDidChange() } }
    }

    private(set) var systemItem: SystemItem?

    /// The background of the button, and the offsets of the background and the title.
    var background = BarButtonBackground() {
        didSet { contentDidChange() }
    }

    /// The same for a back button that the item describes.
    var backButtonBackground = BarButtonBackground() {
        didSet { contentDidChange() }
    }

    // MARK: Action

    /// The method that is called.
    open var action: Selector?

    /// The object that the method is called on; nil searches the responder chain.
    open weak var target: AnyObject? {
        didSet { hasTarget = target != nil }
    }

    /// Tells a target that has died from none.
    private var hasTarget = false

    /// The action performed besides target and action.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { adopt(primaryAction) } }
    }

    /// The menu to choose from: by a tap where the button does nothing else, otherwise by a long press.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { contentDidChange() } }
    }

    /// Whether a tap shows the menu.
    var showsMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }

    private func adopt(_ action: UIAction?) {
        guard let action, systemItem == nil else { return }
        title = action.title.isEmpty ? title : action.title
        image = action.image ?? image
    }

    /// Does what the button is for; `view` is where a search along the responder chain begins.
    func perform(from view: UIView, event: UIEvent?) {
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
}
