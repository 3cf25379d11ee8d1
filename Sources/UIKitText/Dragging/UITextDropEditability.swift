/// The editability of a read-only text view for a drop.
public nonisolated enum UITextDropEditability: UInt, Sendable {
    /// The view does not accept the drop.
    case no = 0
    /// The view is editable during the drop only.
    case temporary = 1
    /// The view becomes editable at the drop and remains so.
    case yes = 2
}
