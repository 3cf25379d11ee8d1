/// The amount of room that an interface has along one axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = 0
    /// As on a phone's short side.
    case compact = 1
    /// As on a phone's long side, and on both sides of a tablet.
    case regular = 2
}
