public import Foundation

/// Buttons of a navigation bar that belong together and are side by side.
///
/// Where there is too little room for them, one item replaces them, or the bar's overflow menu contains them.
///
/// Status: partial – which groups the user may move or leave out is kept; the screen on which a user customises a bar is not
/// implemented.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The ways in which the user may move the group, or remove it from the bar.
    enum Customization {
        case fixed
        case movable(String)
        case optional(String, isThereAtFirst: Bool)
    }

    /// Makes a group that the user cannot move.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        adopt(barButtonItems)
    }

    /// A group that the user cannot move.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// A group that the user may move; the customization identifier is unique in its navigation item.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.customization = .movable(customizationIdentifier)
        return group
    }

    /// A group that the user may move, add and leave out.
    /// - Parameters:
    ///   - customizationIdentifier: identifies the group in its navigation item.
    ///   - isInDefaultCustomization: whether it is in the bar at first; otherwise it is not shown.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.customization = .optional(customizationIdentifier, isThereAtFirst: isInDefaultCustomization)
        return group
    }

    private(set) var customization = Customization.fixed
    /// Called when the bar has to show the group anew.
    var onChange: () -> Void = {}

    /// The buttons, in reading order.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.leaveGroup() }
            adopt(barButtonItems)
            onChange()
        }
    }

    private func adopt(_ items: [UIBarButtonItem]) { for item in items { item.join(self) } }

    /// The button that replaces all of them where room is short, often one with a menu; nil for none.
    open var representativeItem: UIBarButtonItem? {
        didSet { if representativeItem !== oldValue { onChange() } }
    }

    /// Whether the bar shows the representative at the moment.
    open internal(set) var isDisplayingRepresentativeItem = false

    /// Whether the group stays in the bar where room is short, at most behind its representative.
    open var alwaysAvailable = false {
        didSet { if alwaysAvailable != oldValue { onChange() } }
    }

    /// Whether the group is left out, with its room.
    open var isHidden = false {
        didSet { if isHidden != oldValue { onChange() } }
    }

    /// The element for the group in an overflow menu; nil for those of its items.
    open var menuRepresentation: UIMenuElement?

    /// Whether the bar shows the group.
    var isThere: Bool {
        if case .optional(_, false) = customization { return false }
        return !isHidden && !barButtonItems.isEmpty
    }

    /// The elements of an overflow menu for the group.
    var representation: UIMenuElement {
        menuRepresentation
            ?? UIMenu(options: .displayInline, children: barButtonItems.compactMap(\.representation))
    }
}
