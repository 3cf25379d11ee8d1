/// Whether content lies on the background or on a layer above it, such as a sheet.
public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    case base = 0
    /// Inside sheets and popovers, where dark backgrounds are lighter.
    case elevated = 1
}
