/// How a presented controller comes and goes when nobody else animates it.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// Up from below, and down again.
    case coverVertical = 0
    /// Turns the window about its vertical axis.
    case flipHorizontal = 1
    /// Fades in and out.
    case crossDissolve = 2
    /// The page beneath curls up; with `fullScreen` only.
    ///
    /// Status: partial – the page curls up to its end instead of staying half lifted.
    case partialCurl = 3
}
