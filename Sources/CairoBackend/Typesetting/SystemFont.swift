import Foundation

/// The typeface used as the system font: Inter, as Debian's `fonts-inter` and others install it.
enum SystemFont {
    static let family = "Inter"
    /// The cut for large sizes.
    static let displayFamily = "Inter Display"
    /// The size in points from which the display cut is used, as Apple's system font changes cuts there.
    static let displaySize: CGFloat = 20

    /// The directory with Inter's faces; nil when it is in none of the usual directories.
    static var directory: String? {
        var places = [
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
            "/usr/local/share/fonts/inter",
        ]
        if let home = getenv("HOME").map({ String(cString: $0) }) { places.append(home + "/.local/share/fonts/inter") }
        return places.first { place in
            ["Inter-Regular.otf", "Inter-Regular.ttf"].contains { access(place + "/" + $0, R_OK) == 0 }
        }
    }
}
