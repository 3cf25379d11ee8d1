/// The kind of device that an interface is laid out for.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
