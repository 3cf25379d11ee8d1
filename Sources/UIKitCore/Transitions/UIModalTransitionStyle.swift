/// The standard animation of a presentation and its dismissal, used without an animator of the app's own.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom edge, and down again.
    case coverVertical = 0
    /// Turns the window about its vertical axis.
    case flipHorizontal = 1
    /// Fades in and out.
    case crossDissolve = 2
    /// Curls up the view beneath like a page to reveal the presented view below it; only with `fullScreen`.
    ///
    /// The page is rolled up from its bottom, the trailing corner first. Its upper third stays visible until the presented
    /// controller is dismissed, which a tap on the page does, too; this fraction is a choice of this project. The presented
    /// controller cannot present other controllers.
    case partialCurl = 3
}
