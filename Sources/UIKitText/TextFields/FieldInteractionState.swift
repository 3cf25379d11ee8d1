import UIKitCore

/// The user's work in a text field: whether it was edited, and what was selected.
struct FieldInteractionState {
    let isEditing: Bool
    let selection: TextSelection

    init(of field: UITextField) {
        isEditing = field.isEditing
        selection =
            field.isEditing ? field.editing.selection : field.interaction.chosenSelection ?? field.editing.selection
    }

    /// Has a field go on from here; a selection is cut to the text that it has now.
    func restore(in field: UITextField) {
        var selection = selection
        selection.anchor = min(selection.anchor, field.editing.length)
        selection.head = min(selection.head, field.editing.length)
        field.interaction.chosenSelection = selection
        guard isEditing else {
            if field.isEditing { field.resignFirstResponder() }
            return
        }
        if field.isEditing {
            field.interaction.chosenSelection = nil
            field.interaction.select(selection)
        } else {
            field.becomeFirstResponder()
        }
    }
}
