import Foundation
import UIFoundation
public import UIKitCore

/// Describes a sign, a control or a view beside the content of a list cell.
///
/// The system knows at which side each kind of accessory is, and in which order; a view of an app's says that by its placement.
/// A cell shows one accessory of each kind at most, and any number of views.
public nonisolated struct UICellAccessory {
    /// A closure that is called when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// Hears that the user has chosen an element of the menu of an accessory.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// The kind of the accessory.
    public let accessoryType: UICellAccessory.AccessoryType

    let displayed: DisplayedState
    let look: AccessoryLook
    let content: AccessoryContent

    init(_ type: AccessoryType, _ displayed: DisplayedState, _ look: AccessoryLook, _ content: AccessoryContent) {
        (accessoryType, self.displayed, self.look, self.content) = (type, displayed, look, content)
    }

    /// Makes a chevron at the trailing side, which shows that a tap on the cell leads to details.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    public static func disclosureIndicator(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        let look = AccessoryLook(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return UICellAccessory(.disclosureIndicator, displayed, look, .disclosureIndicator)
    }

    /// Makes a chevron at the trailing side that points down while the item shows those below it.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look, and whether the cell as a whole is tapped.
    ///   - actionHandler: Called for a tap. nil expands or collapses the item, in a section with a section snapshot of a diffable
    ///     data source.
    public static func outlineDisclosure(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        let look = AccessoryLook(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return UICellAccessory(.outlineDisclosure, displayed, look, .outlineDisclosure(options.style, actionHandler))
    }

    /// Makes a check mark at the trailing side.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    public static func checkmark(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        let look = AccessoryLook(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return UICellAccessory(.checkmark, displayed, look, .checkmark)
    }

    /// Makes a button for details at the trailing side.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    ///   - actionHandler: Called for a tap; nil ignores taps.
    public static func detail(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DetailOptions = DetailOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        let look = AccessoryLook(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return UICellAccessory(.detail, displayed, look, .detail(actionHandler))
    }

    /// Makes a minus sign at the leading side.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    ///   - actionHandler: Called for a tap; nil opens the trailing actions of the cell's swipe, if there are any.
    public static func delete(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.DeleteOptions = DeleteOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        let look = AccessoryLook(
            options.isHidden, options.reservedLayoutWidth, options.tintColor, options.backgroundColor)
        return UICellAccessory(.delete, displayed, look, .delete(actionHandler))
    }

    /// Makes a plus sign at the leading side.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    ///   - actionHandler: Called for a tap; nil ignores taps.
    public static func insert(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.InsertOptions = InsertOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        let look = AccessoryLook(
            options.isHidden, options.reservedLayoutWidth, options.tintColor, options.backgroundColor)
        return UICellAccessory(.insert, displayed, look, .insert(actionHandler))
    }

    /// Makes a ring at the leading side, which is filled and has a check mark while the cell is selected.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    public static func multiselect(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        let look = AccessoryLook(
            options.isHidden, options.reservedLayoutWidth, options.tintColor, options.backgroundColor)
        return UICellAccessory(.multiselect, displayed, look, .multiselect)
    }

    /// Makes three lines at the trailing side, by which an item is moved where its collection has items moved.
    ///
    /// - Parameters:
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    public static func reorder(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        let look = AccessoryLook(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return UICellAccessory(.reorder, displayed, look, .reorder(hasLine: options.showsVerticalSeparator))
    }

    /// Makes two chevrons at the trailing side, which show that a tap on the cell opens a menu.
    ///
    /// One element of the menu is always on: the first one that is on already, else the first one of all. The cell cannot be
    /// selected by a tap.
    ///
    /// - Parameters:
    ///   - menu: The elements to choose from.
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    ///   - selectedElementDidChangeHandler: Called with the menu when the user has chosen an element; its `selectedElements` have
    ///     that one.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        let look = AccessoryLook(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return UICellAccessory(.popUpMenu, displayed, look, .popUpMenu(menu, selectedElementDidChangeHandler))
    }

    /// Makes a short text at the trailing side.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - displayed: The states of editing in which it shows.
    ///   - options: Its look.
    public static func label(
        text: String, displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let look = AccessoryLook(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return UICellAccessory(
            .label, displayed, look,
            .label(text, options.font, followsCategory: options.adjustsFontForContentSizeCategory))
    }

    /// Makes an accessory that shows a view of the app's.
    public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
        let look = AccessoryLook(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
        return UICellAccessory(
            .customView(configuration.customView), configuration.placement.displayed, look,
            .customView(configuration.placement, keepsSize: configuration.maintainsFixedSize))
    }
}
