import UIFoundation

/// Whether a bar is light or dark, by the older properties.
public enum UIBarStyle: Int, Sendable {
    /// As the surroundings.
    case `default` = 0
    /// Dark, whatever the surroundings.
    case black = 1

    /// The traits of everything in the bar; nil for the surroundings' own.
    var traits: UITraitCollection? { self == .black ? UITraitCollection(userInterfaceStyle: .dark) : nil }
}
