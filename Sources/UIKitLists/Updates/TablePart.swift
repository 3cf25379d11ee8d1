/// A part of a table that a view shows: a row, a section's header or footer, or the buttons of a swipe.
enum TablePart {
    case cell(ItemPosition)
    case header(Int)
    case footer(Int)
    /// The buttons of a swipe.
    case tray
}
