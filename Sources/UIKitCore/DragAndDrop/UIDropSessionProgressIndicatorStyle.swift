/// The sign of progress that the system shows while dropped items are loaded.
public nonisolated enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// None.
    case none = 0
    /// The system's.
    case `default` = 1
}
