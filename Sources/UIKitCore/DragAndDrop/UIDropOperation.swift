/// The effect of a drop.
public nonisolated enum UIDropOperation: UInt, Sendable {
    /// Nothing is taken over.
    case cancel = 0
    /// Nothing is taken over although there would be a use for it; the preview's badge says so.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved: who gave them takes them away.
    case move = 3
}
