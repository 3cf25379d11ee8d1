/// How a presented controller is placed, and what becomes of the one beneath.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// Fills the window; the view beneath is taken out of it.
    case fullScreen = 0
    /// A sheet that leaves a gap at the top; a card in a regular width.
    case pageSheet = 1
    /// A sheet, in a regular width a small card in the middle.
    case formSheet = 2
    /// Takes the place of the nearest controller that defines a context.
    case currentContext = 3
    /// Placed by the presentation controller that the transitioning delegate gives.
    case custom = 4
    /// Fills the window; the view beneath stays in it.
    case overFullScreen = 5
    /// Lies over the nearest controller that defines a context.
    case overCurrentContext = 6
    /// A bubble with an arrow; in a compact width a sheet.
    case popover = 7
    /// An answer only: not to adapt. It cannot be presented with.
    case none = -1
    /// The system's choice: `pageSheet`.
    case automatic = -2
}
