import Foundation
import ResourceFiles
import Synchronization

/// The languages that the user wants, the most wanted first, in the form `de_AT`.
package nonisolated enum InterfaceLanguages {
    private static let chosen = Mutex<[String]?>(nil)

    /// Those that the app was launched with; before an app runs those that the system's variables ask for.
    package static var current: [String] {
        get {
            chosen.withLock { $0 }
                ?? LanguageChoice.languages { name in getenv(name).map { String(cString: $0) } }
        }
        set { chosen.withLock { $0 = newValue } }
    }

    /// Forgets the app's languages, as when no app runs.
    package static func reset() { chosen.withLock { $0 = nil } }
}
