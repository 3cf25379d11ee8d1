import UIFoundation

/// Whether a bar is light or dark, by the older properties.
public enum UIBarStyle: Int, Sendable {
    /// As the surroundings.
    case `default` = 0
    /// Dark in any surroundings.
    case black = 1

    /// Dark; another property determines whether it is translucent.
    @available(*, deprecated, renamed: "black") case blackTranslucent = 2

    /// The older name of `black`.
    @available(*, deprecated, renamed: "black")
    public nonisolated static var blackOpaque: UIBarStyle { .black }

    /// Whether the bar is dark in any surroundings.
    var isDark: Bool { self != .default }

    /// The traits of all views in the bar; nil for the surroundings' own.
    var traits: UITraitCollection? { isDark ? UITraitCollection(userInterfaceStyle: .dark) : nil }
}
