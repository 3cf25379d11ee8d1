/// The backgrounds of lists.
nonisolated extension UIBackgroundConfiguration {
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// The background of a cell in a list of groups.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// The background of a header or a footer in a plain list, which is clear.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }

    /// The background of a header or a footer in a list of groups, which is clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.headerFooter)
    }

    /// The background of a header in a sidebar, with round corners.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }

    /// The background of a cell in a sidebar, with round corners; it shows once the cell is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

    /// The background of a cell in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }
}
