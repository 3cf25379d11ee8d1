extension UITabBarItem {
    /// The usual tabs; the values are UIKit's own.
    public nonisolated enum SystemItem: Int, Sendable {
        /// Three dots.
        case more = 0
        /// Stars.
        case favorites, featured, topRated
        /// A clock.
        case recents
        /// A person.
        case contacts
        /// A clock.
        case history
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow down.
        case downloads
        /// A clock.
        case mostRecent
        /// Rows.
        case mostViewed

        /// The tab's title and symbol.
        var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "arrow.down.circle.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.bullet")
            }
        }
    }
}
