import Foundation
import ResourceFiles
import Synchronization

/// The user's languages, in the user's order, in the form `de_AT`.
package nonisolated enum InterfaceLanguages {
    private struct State {
        var chosen: [String]?
        var revision = 0
    }

    private static let state = Mutex(State())

    /// Those that the app was launched with; before an app runs those that the system's variables ask for.
    package static var current: [String] {
        get {
            state.withLock { $0.chosen }
                ?? LanguageChoice.languages { name in getenv(name).map { String(cString: $0) } }
        }
        set { change(to: newValue) }
    }

    /// A number that is another one once languages were chosen or forgotten.
    package static var revision: Int { state.withLock { $0.revision } }

    /// Forgets the app's languages, as when no app runs.
    package static func reset() { change(to: nil) }

    private static func change(to languages: [String]?) {
        state.withLock { state in
            guard state.chosen != languages else { return }
            state.chosen = languages
            state.revision += 1
        }
    }
}
