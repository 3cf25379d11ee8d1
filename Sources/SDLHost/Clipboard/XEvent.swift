/// Events that the X server sends to owners and readers of selections. Windows, atoms and times are the server's numbers.
nonisolated enum XEvent: Hashable, Sendable {
    /// A property of a watched window was written or deleted.
    case propertyChanged(window: UInt32, property: UInt32, time: UInt32, isDeleted: Bool)
    /// A window asks for content that we own.
    case selectionRequested(SelectionRequest)
    /// A request of ours was answered; the property is zero when it was refused.
    case selectionAnswered(selection: UInt32, target: UInt32, property: UInt32)
    /// The clipboard has another owner; zero when it has none any more.
    case ownerChanged(owner: UInt32)
    /// A watched window was destroyed.
    case windowDestroyed(UInt32)
}
