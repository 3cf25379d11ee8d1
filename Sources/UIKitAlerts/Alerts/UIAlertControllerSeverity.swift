/// The importance of an alert.
public nonisolated enum UIAlertControllerSeverity: Int, Sendable {
    /// As serious as alerts are.
    case `default` = 0
    /// More than that, which systems may show by a sign.
    case critical = 1
}
