public import Foundation

/// The folder and the settings in which an app saves its data for the next launch, so that a replay starts from the same data.
///
/// A session that is recorded, replayed or headless starts from a clean state: it has no folder, and its settings are empty at
/// first and discarded at its end. With `--state FILE` both are kept beside that file.
///
/// Unlike iOS: an addition of this project that replaces the app's container.
@MainActor public enum SessionStorage {
    /// The folder for files of the app's own, in the user's folder for state; it may not exist yet. nil for sessions without one.
    public static var folder: URL? { ApplicationRuntime.current?.storageFolder }

    /// The user's settings for the app: `UserDefaults.standard`, or in a session with a clean state separate settings.
    ///
    /// They are written when the app enters the background or ends.
    public static var defaults: UserDefaults { ApplicationRuntime.current?.defaults ?? .standard }
}
