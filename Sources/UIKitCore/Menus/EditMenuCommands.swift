import Foundation
import UIFoundation

/// The editing actions that menus offer where they can be performed, in their order.
package enum EditMenuCommands {
    private static var standard: [(title: String, action: Selector)] {
        [
            (SystemWord.cut.text, .cut), (SystemWord.copy.text, .copy), (SystemWord.paste.text, .paste),
            (SystemWord.delete.text, .delete), (SystemWord.select.text, .select),
            (SystemWord.selectAll.text, .selectAll), ("Bold", .toggleBoldface), ("Italic", .toggleItalics),
            ("Underline", .toggleUnderline),
        ]
    }

    /// The actions that a condition holds for, and the app's items after them.
    package static func suggestions(where isPossible: (Selector) -> Bool) -> [UIMenuElement] {
        var commands = standard.filter { isPossible($0.action) }
        // What can be cut need not be deleted.
        if commands.contains(where: { $0.action == .cut }) { commands.removeAll { $0.action == .delete } }
        let items = (UIMenuController.shared.menuItems ?? []).filter { isPossible($0.action) }
        return (commands + items.map { ($0.title, $0.action) }).map { UICommand(title: $0.title, action: $0.action) }
    }

    /// The actions that a view's window can have performed.
    static func suggestions(for view: UIView, in window: UIWindow) -> [UIMenuElement] {
        suggestions { target(of: $0, sender: nil, from: view, in: window) != nil }
    }

    /// The object that performs an action: one in the chain of the first responder, else in that of a menu's view.
    static func target(of action: Selector, sender: Any?, from view: UIView, in window: UIWindow) -> Any? {
        window.storedFirstResponder?.target(forAction: action, withSender: sender)
            ?? view.target(forAction: action, withSender: sender)
    }
}
