import UIKit

/// A way for the pages of an album to follow each other.
enum AlbumKind: String, CaseIterable {
    case strip = "Strip"
    case roll = "Roll"
    case book = "Book"
    case leaflet = "Leaflet"
    case calendar = "Calendar"

    var note: String {
        switch self {
        case .strip: "Pages slide past sideways, with room between them and dots below."
        case .roll: "Pages slide past upwards."
        case .book: "Pages curl. Turn the phone, and two of them lie open."
        case .leaflet: "What is printed on the back of a page is the next one."
        case .calendar: "Pages are turned upwards, bound at the top."
        }
    }

    var style: UIPageViewController.TransitionStyle { self == .strip || self == .roll ? .scroll : .pageCurl }

    var orientation: UIPageViewController.NavigationOrientation {
        self == .roll || self == .calendar ? .vertical : .horizontal
    }

    /// Whether dots count the pages.
    var isCounted: Bool { self == .strip }
}
