/// Whether an interface is drawn dark on light or light on dark.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = 0
    case light = 1
    case dark = 2
}
