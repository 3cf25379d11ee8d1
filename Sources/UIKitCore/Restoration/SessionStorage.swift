public import Foundation

/// Where an app keeps what is to be there at its next launch, so that a replay finds the same things each time.
///
/// A session that is recorded, replayed or headless begins like every other: it has no folder, and its settings are empty at
/// first and forgotten at its end. With `--state FILE` both are kept beside that file.
///
/// Unlike iOS: an addition of this project, in the place of the app's container.
@MainActor public enum SessionStorage {
    /// The folder for files of the app's own, in the user's folder for state; it may have to be made. nil where nothing is kept.
    public static var folder: URL? { ApplicationRuntime.current?.storageFolder }

    /// The user's settings for the app: `UserDefaults.standard`, or in a session that begins like every other settings of its
    /// own.
    ///
    /// They are written when the app is put away or ends.
    public static var defaults: UserDefaults { ApplicationRuntime.current?.defaults ?? .standard }
}
