package import Foundation

/// The requests of the command line, before any file or window is opened.
package nonisolated struct LaunchOptions: Hashable, Sendable {
    package var isHeadless = false
    /// The screen's size in points when `--size` names it.
    package var size: CGSize?
    package var device: Device?
    /// Pixels per point when `--scale` names them.
    package var scale: CGFloat?
    package var style: HostEvent.InterfaceStyle?
    package var direction: LaunchConfiguration.Direction?
    /// The language and region, in the form `de_AT`, when `--locale` names them.
    package var localeIdentifier: String?
    /// The date at media time zero when `--date` names it.
    package var date: Date?
    package var recordFile: String?
    package var replayFile: String?
    package var traceTopics: Set<TraceTopic> = []
    /// The file for trace lines; nil means standard error.
    package var traceFile: String?
    package var screenshotFile: String?
    package var framesFolder: String?
    package var wantsFrameHashes = false
    /// The file for the app's state when `--state` names it.
    package var stateFile: String?
    /// The address that the app is to open.
    package var url: String?
    /// The type of the shortcut that the app is launched for.
    package var shortcut: String?
    package var wantsDesktopEntry = false
    /// The media time at which the app ends.
    package var duration: Double?
    package var timeScale: Double = 1
    /// The random events that `--monkey` asks for.
    package var monkey: Monkey?
    /// Whether all objects are checked after each event, and the first fault ends the app; always so with `--monkey`.
    package var wantsChecks = false
    /// The file for a shorter recording that fails like the one to be replayed.
    package var shrinkFile: String?
    package var wantsHelp = false
    /// The arguments after `--`.
    package var arguments: [String] = []

    package init() {}

    /// A number of random events, made from a seed.
    package nonisolated struct Monkey: Hashable, Sendable {
        package var seed: UInt64
        package var count: Int

        package init(seed: UInt64, count: Int) { (self.seed, self.count) = (seed, count) }
    }

    /// A screen known by name.
    package nonisolated enum Device: String, CaseIterable, Hashable, Sendable {
        case classicPhone = "iphone-classic"
        case smallPhone = "iphone-se"
        case phone = "iphone"
        case pad = "ipad"

        package var size: CGSize {
            switch self {
            case .classicPhone: CGSize(width: 320, height: 480)
            case .smallPhone: CGSize(width: 320, height: 568)
            case .phone: CGSize(width: 375, height: 667)
            case .pad: CGSize(width: 768, height: 1024)
            }
        }

        package var idiom: LaunchConfiguration.Idiom { self == .pad ? .pad : .phone }
    }
}
