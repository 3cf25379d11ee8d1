/// The user's way to use a link or an attachment of a text view.
@frozen public nonisolated enum UITextItemInteraction: Int, Sendable {
    /// A tap or a click.
    case invokeDefaultAction
    /// A press, or the secondary button.
    case presentActions
    /// A look at what is behind the item; never sent here.
    case preview
}
