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

    /// The menu elements that can be used at present: the commands that a responder is known to perform, then the app's
    /// menu items.
    ///
    /// - Parameters:
    ///   - view: The view whose chain is asked after that of the first responder.
    ///   - sender: The sender passed to the responders that are asked; nil for the command itself.
    package static func suggestions(for view: UIView, sender: Any? = nil) -> [UIMenuElement] {
        let items = (UIMenuController.shared.menuItems ?? []).map { ($0.title, $0.action) }
        func isPossible(_ command: UICommand) -> Bool {
            knownTarget(of: command.action, sender: sender ?? command, from: view) != nil
        }
        var commands = (standard + items).map { UICommand(title: $0.title, action: $0.action) }.filter(isPossible)
        // A selection that can be cut needs no further command to delete it.
        if commands.contains(where: { $0.action == .cut }) { commands.removeAll { $0.action == .delete } }
        return commands
    }

    /// The object that performs an action: one in the chain of the first responder, else in that of a menu's view.
    static func target(of action: Selector, sender: Any?, from view: UIView) -> Any? {
        view.window?.storedFirstResponder?.target(forAction: action, withSender: sender)
            ?? view.target(forAction: action, withSender: sender)
    }

    /// The same, of objects that are known to perform it.
    static func knownTarget(of action: Selector, sender: Any?, from view: UIView) -> Any? {
        AbsentMethods.countingOnlyKnown { target(of: action, sender: sender, from: view) }
    }
}
