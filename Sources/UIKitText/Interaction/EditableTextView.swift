import UIKitCore

/// A view whose own text the user edits through a `TextInteraction`.
protocol EditableTextView: UIView, UITextInput, EditableText {}

extension EditableTextView {
    var host: UIView { self }
}
