/// The kind of interaction with a link or an attachment of a text view.
@frozen public nonisolated enum UITextItemInteraction: Int, Sendable {
    /// A tap or a click.
    case invokeDefaultAction
    /// A long press, or a click with the secondary button.
    case presentActions
    /// A preview of the item; never used here.
    case preview
}
