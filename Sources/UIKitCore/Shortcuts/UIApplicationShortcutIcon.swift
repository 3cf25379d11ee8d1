public import Foundation

/// The picture of a shortcut.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// Pictures that the system has.
    public nonisolated enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    /// The form of a picture's name.
    nonisolated enum Source: Hashable, Sendable {
        case type(IconType)
        case file(String)
        case symbol(String)
    }

    nonisolated let source: Source

    /// Names a picture that the system has.
    public init(type: UIApplicationShortcutIcon.IconType) { source = .type(type) }

    /// Names a picture of the app's.
    public init(templateImageName: String) { source = .file(templateImageName) }

    /// Names a symbol.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    /// The icon itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    open nonisolated override var hash: Int { source.hashValue }
}
