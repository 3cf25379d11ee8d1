/// The kinds of bars that looks are chosen for.
public enum UIBarMetrics: Int, Sendable {
    /// Bars of usual height.
    case `default` = 0
    /// Bars in compact height, as of a phone held across.
    case compact = 1
    /// Bars with a prompt above the title.
    case defaultPrompt = 101
    case compactPrompt = 102

    /// The older name of `compact`.
    @available(*, deprecated, renamed: "compact")
    public nonisolated static var landscapePhone: UIBarMetrics { .compact }
    /// The older name of `compactPrompt`.
    @available(*, deprecated, renamed: "compactPrompt")
    public nonisolated static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
