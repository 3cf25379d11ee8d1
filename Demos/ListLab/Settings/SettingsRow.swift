import UIKit

/// A row of the settings.
enum SettingsRow: Hashable {
    case account
    case offline, wifi, network
    case appearance(Preferences.Appearance)
    case reminder, time, timePicker, snooze, snoozeStepper
    case reset
}

/// A section of the settings.
struct SettingsSection {
    var header: String?
    var rows: [SettingsRow]
    var footer: String?
}
