import UIKit

/// A tip beside a view.
class ClientToolTipInteraction: UIToolTipInteraction {
    override init() { super.init() }

    override var defaultToolTip: String? {
        get { super.defaultToolTip }
        set { super.defaultToolTip = newValue }
    }
    override var delegate: (any UIToolTipInteractionDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// The text of such a tip.
class ClientToolTipConfiguration: UIToolTipConfiguration {
    override var sourceRect: CGRect { super.sourceRect }
    override var toolTip: String { super.toolTip }
}

/// Buttons that belong together.
class ClientBarButtonItemGroup: UIBarButtonItemGroup {
    override var alwaysAvailable: Bool {
        get { super.alwaysAvailable }
        set { super.alwaysAvailable = newValue }
    }
    override var barButtonItems: [UIBarButtonItem] {
        get { super.barButtonItems }
        set { super.barButtonItems = newValue }
    }
    override var isDisplayingRepresentativeItem: Bool { super.isDisplayingRepresentativeItem }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var menuRepresentation: UIMenuElement? {
        get { super.menuRepresentation }
        set { super.menuRepresentation = newValue }
    }
    override var representativeItem: UIBarButtonItem? {
        get { super.representativeItem }
        set { super.representativeItem = newValue }
    }

    override class func fixedGroup(representativeItem: UIBarButtonItem?, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    { super.fixedGroup(representativeItem: representativeItem, items: items) }
    override class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        super.movableGroup(
            customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
    }
    override class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool, representativeItem: UIBarButtonItem?,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        super.optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            representativeItem: representativeItem, items: items)
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allNavigationItemItemStyle: [UINavigationItem.ItemStyle] {
        [
            .browser, .editor, .navigator,
        ]
    }
    static var allBehavioralStyle: [UIBehavioralStyle] {
        [
            .automatic, .mac, .pad,
        ]
    }
    static var allTabBarItemAppearanceStyle: [UITabBarItemAppearance.Style] {
        [
            .compactInline, .inline, .stacked,
        ]
    }
}
