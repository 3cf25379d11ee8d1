package import Foundation

/// An application's surroundings when it starts, as kept in a recording's header.
package nonisolated struct LaunchConfiguration: Hashable, Sendable {
    /// The app's name: the executable's.
    package var appName: String
    /// The screen's size in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    package var idiom: Idiom
    package var style: HostEvent.InterfaceStyle
    package var direction: Direction
    package var localeIdentifier: String
    /// The user's languages where the app lacks the locale's, in the user's order.
    package var furtherLanguages: [String] = []
    package var timeZoneIdentifier: String
    /// The wall-clock date at media time zero. The framework reads dates only from here.
    package var date: Date
    /// Seeds the random numbers that the app draws from `SessionRandomNumberGenerator`.
    package var seed: UInt64
    /// The system's version, in numbers with points between them.
    package var systemVersion: String
    /// The address that the app is launched to open.
    package var url: String?
    /// The type of the shortcut that the app is launched for.
    package var shortcut: String?
    /// Animations run this many times slower.
    package var timeScale: Double
    /// The app's own arguments, those after `--`.
    package var arguments: [String]

    package init(
        appName: String, size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2, idiom: Idiom = .phone,
        style: HostEvent.InterfaceStyle = .light, direction: Direction = .leftToRight,
        localeIdentifier: String = "en_US",
        timeZoneIdentifier: String = "UTC", date: Date = Date(timeIntervalSince1970: 1_767_260_460), seed: UInt64 = 1,
        systemVersion: String = LaunchConfiguration.usualSystemVersion, url: String? = nil, shortcut: String? = nil,
        timeScale: Double = 1, arguments: [String] = []
    ) {
        self.appName = appName
        self.size = size
        self.scale = scale
        self.idiom = idiom
        self.style = style
        self.direction = direction
        self.localeIdentifier = localeIdentifier
        self.timeZoneIdentifier = timeZoneIdentifier
        self.date = date
        self.seed = seed
        self.systemVersion = systemVersion
        self.url = url
        self.shortcut = shortcut
        self.timeScale = timeScale
        self.arguments = arguments
    }

    /// The version of sessions that leave the machine out.
    package static let usualSystemVersion = "6.1"

    package nonisolated enum Idiom: String, CaseIterable, Hashable, Sendable { case phone, pad }

    /// The side from which the interface is read.
    package nonisolated enum Direction: String, CaseIterable, Hashable, Sendable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }
}
