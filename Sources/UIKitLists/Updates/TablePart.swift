/// A part of a table that a view shows: a row, or a section's header or footer.
enum TablePart {
    case cell(ItemPosition)
    case header(Int)
    case footer(Int)
}
