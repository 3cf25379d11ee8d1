public import Foundation

/// The icon of a shortcut.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// Icons of the system.
    public nonisolated enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    /// The kind of name of an icon.
    nonisolated enum Source: Hashable, Sendable {
        case type(IconType)
        case file(String)
        case symbol(String)
    }

    nonisolated let source: Source

    /// Makes a system icon.
    public init(type: UIApplicationShortcutIcon.IconType) { source = .type(type) }

    /// Makes an icon from an image of the app.
    public init(templateImageName: String) { source = .file(templateImageName) }

    /// Makes an icon from a system symbol.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    /// The icon itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    open nonisolated override var hash: Int { source.hashValue }
}
