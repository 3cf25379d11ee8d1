/// The looks of the system.
nonisolated extension UIListContentConfiguration {
    /// The content of a cell, with the further text below the main one.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// The content of a cell with a small further text below.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

    /// The content of a cell with a value at the trailing side; where both do not fit on a line the value is below.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    /// The title above a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

    /// The text below a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

    /// The title above a group, in small capitals.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

    /// The text below a group.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }

    /// A prominent title above a card.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }

    /// A large title above a card.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }

    /// The content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// The content of a cell in a sidebar with a small further text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// The content of a cell in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }

    /// The content of a cell in a list beside a sidebar, with a small further text below.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }

    /// The title of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
