/// The direction in which an interface reads.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
