/// Whether the interface looks as if the user worked in it.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    /// The window is not the active one.
    case inactive = 0
    /// It is in front.
    case active = 1
}
