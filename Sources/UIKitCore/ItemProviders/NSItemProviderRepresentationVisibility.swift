/// The programs that may load a representation of an item.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same developer.
    case team = 1
    /// Programs of the same group.
    case group = 2
    /// The app that registered it.
    case ownProcess = 3
}
