/// An animation between the first and the last callbacks of a change, as its scheduler sees it.
protocol ScheduledMotion: AnyObject {
    /// Whether a gesture drives it now.
    var isInteractive: Bool { get }
    /// Ends it at once, at the end that it runs to; an interactive one is cancelled.
    func cancelOrFinishImmediately()
}
