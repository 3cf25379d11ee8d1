import UIKitCore

/// The interaction state of a text field: whether it is edited, and the selection.
struct FieldInteractionState {
    let isEditing: Bool
    let selection: TextSelection

    init(of field: UITextField) {
        isEditing = field.isEditing
        selection =
            field.isEditing ? field.editing.selection : field.interaction.chosenSelection ?? field.editing.selection
    }

    /// Restores the state in a field; clamps the selection to the field's text.
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
