/// A motion between the first and the last callbacks of a change, as its scheduler sees it.
protocol ScheduledMotion: AnyObject {
    /// Whether a finger leads it now.
    var isInteractive: Bool { get }
    /// Ends it at once, in the direction in which it runs; what is interactive goes back.
    func cancelOrFinishImmediately()
}
