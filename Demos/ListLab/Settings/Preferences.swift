import UIKit

/// The values that the settings show and change.
struct Preferences {
    /// Whether the interface is light or dark.
    enum Appearance: String, CaseIterable {
        case automatic = "Automatic"
        case light = "Light"
        case dark = "Dark"

        var style: UIUserInterfaceStyle {
            switch self {
            case .automatic: .unspecified
            case .light: .light
            case .dark: .dark
            }
        }
    }

    var isOffline = false
    var usesWifi = true
    var appearance = Appearance.automatic
    var reminds = true
    /// The time of the reminder, in the calendar of the session.
    var reminderTime = DateComponents(hour: 8, minute: 30)
    /// How long the reminder waits when it is put off.
    var snoozeMinutes = 10
}
