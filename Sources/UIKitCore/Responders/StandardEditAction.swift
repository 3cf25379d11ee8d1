import Foundation

/// An editing action with a standard key.
enum StandardEditAction {
    case cut, copy, paste, pasteAndMatchStyle, selectAll, bold, italics, underline, undo, redo
    case find, findAndReplace, findNext, findPrevious, useSelectionForFind, duplicate, print

    /// The action of a key held with the command key; nil for other keys.
    init?(_ stroke: KeyStroke) {
        switch (stroke.key.charactersIgnoringModifiers.lowercased(), stroke.modifierFlags) {
        case ("x", .command): self = .cut
        case ("c", .command): self = .copy
        case ("v", .command): self = .paste
        case ("v", [.command, .shift, .alternate]): self = .pasteAndMatchStyle
        case ("a", .command): self = .selectAll
        case ("b", .command): self = .bold
        case ("i", .command): self = .italics
        case ("u", .command): self = .underline
        case ("z", .command): self = .undo
        case ("z", [.command, .shift]): self = .redo
        case ("f", .command): self = .find
        case ("f", [.command, .alternate]), ("h", .command): self = .findAndReplace
        case ("g", .command): self = .findNext
        case ("g", [.command, .shift]): self = .findPrevious
        case ("e", .command): self = .useSelectionForFind
        case ("s", [.command, .shift]): self = .duplicate
        case ("p", .command): self = .print
        default: return nil
        }
    }

    private var selector: Selector? {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .pasteAndMatchStyle: .pasteAndMatchStyle
        case .selectAll: .selectAll
        case .bold: .toggleBoldface
        case .italics: .toggleItalics
        case .underline: .toggleUnderline
        case .find: .find
        case .findAndReplace: .findAndReplace
        case .findNext: .findNext
        case .findPrevious: .findPrevious
        case .useSelectionForFind: .useSelectionForFind
        case .duplicate: .duplicate
        case .print: .printContent
        case .undo, .redo: nil
        }
    }

    /// Performs the action on the first responder of a chain that can.
    ///
    /// - Returns: That responder; nil if no responder can.
    func perform(in chain: [UIResponder]) -> UIResponder? {
        guard let selector else { return performUndo(from: chain.first) ? chain.first : nil }
        for responder in chain where responder.canPerformAction(selector, withSender: nil) {
            // A class that does not override the method has reached the default implementation; then the next responder is asked.
            selector.perform(on: responder, sender: nil, event: nil)
            if !responder.hasMissed(selector) {
                ApplicationRuntime.current?.traceAction(selector, from: nil, to: responder)
                return responder
            }
        }
        return nil
    }

    private func performUndo(from responder: UIResponder?) -> Bool {
        guard let manager = responder?.undoManager else { return false }
        if self == .undo {
            guard manager.canUndo else { return false }
            manager.undo()
        } else {
            guard manager.canRedo else { return false }
            manager.redo()
        }
        return true
    }
}
