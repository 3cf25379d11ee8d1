/// Whether the user of a text interaction may change the text.
public enum UITextInteractionMode: Int, Sendable {
    /// The user selects and edits.
    case editable = 0
    /// The user only selects.
    case nonEditable = 1
}
