/// The layout of a presented controller, and whether the view beneath stays in the window.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window; the view beneath is removed from it.
    case fullScreen = 0
    /// A sheet that leaves a gap at the top; a card in a regular width.
    case pageSheet = 1
    /// A sheet, in a regular width a small card in the middle.
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context, whose view is removed.
    case currentContext = 3
    /// Laid out by the presentation controller that the transitioning delegate returns.
    case custom = 4
    /// Covers the window; the view beneath stays in it.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a presentation context, whose view stays.
    case overCurrentContext = 6
    /// A bubble with an arrow; in a compact width a sheet.
    case popover = 7
    /// Only for adaptivity callbacks: the presentation does not adapt. A controller cannot be presented with it.
    case none = -1
    /// The system's choice: `pageSheet`.
    case automatic = -2
}
