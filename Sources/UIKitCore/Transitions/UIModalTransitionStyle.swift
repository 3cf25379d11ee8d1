/// How a presented controller comes and goes without an animator of the app's own.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// Up from below, and down again.
    case coverVertical = 0
    /// Turns the window about its vertical axis.
    case flipHorizontal = 1
    /// Fades in and out.
    case crossDissolve = 2
    /// The view beneath curls up like a page to show what is presented below it; with `fullScreen` only.
    ///
    /// The page is rolled up from its bottom, the trailing corner ahead, and its upper third stays in place until the presented
    /// controller is dismissed, as by a tap on the page; the part is a choice of this project. The presented controller presents
    /// nothing itself.
    case partialCurl = 3
}
