import Foundation
import UIFoundation

extension UITabBarItem {
    /// Reads the tab's pictures and badge.
    func decodeTabBarItem(from coder: InterfaceCoder) {
        if let look = coder.choice("systemItem", Self.systemItems)?.look {
            (title, image) = (look.title, UIImage(systemName: look.symbol))
        }
        if let image = coder.image("selectedImage") { selectedImage = image }
        if let text = coder.string("badgeValue") { badgeValue = text }
        if let color = coder.color("badgeColor") { badgeColor = color }
        if let offset = coder.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
    }

    private static let systemItems: KeyValuePairs<String, SystemItem> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
