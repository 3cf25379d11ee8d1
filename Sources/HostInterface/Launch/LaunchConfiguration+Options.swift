package import Foundation

extension LaunchConfiguration {
    /// A desktop's settings for a live app.
    package nonisolated struct Surroundings: Hashable, Sendable {
        package var style: HostEvent.InterfaceStyle
        package var localeIdentifier: String
        package var furtherLanguages: [String] = []
        package var timeZoneIdentifier: String
        package var date: Date
        package var seed: UInt64
        package var systemVersion: String

        package init(
            style: HostEvent.InterfaceStyle, localeIdentifier: String, timeZoneIdentifier: String, date: Date,
            seed: UInt64, systemVersion: String = LaunchConfiguration.usualSystemVersion
        ) {
            self.style = style
            self.localeIdentifier = localeIdentifier
            self.timeZoneIdentifier = timeZoneIdentifier
            self.date = date
            self.seed = seed
            self.systemVersion = systemVersion
        }
    }

    /// Makes the configuration of an app's start.
    ///
    /// Each value is that of the first of these that has it: the recording that is replayed, the options, the desktop, and the
    /// defaults. Headless runs leave the desktop out, so that they are the same everywhere.
    package nonisolated init(
        appName: String, options: LaunchOptions, replaying header: RecordingHeader? = nil,
        on surroundings: Surroundings? = nil
    ) {
        self.init(appName: appName)
        let device = options.device ?? .phone
        size = options.size ?? device.size
        idiom = device.idiom
        if let surroundings {
            style = surroundings.style
            localeIdentifier = surroundings.localeIdentifier
            // With an option for the language, no others are used.
            furtherLanguages = options.localeIdentifier == nil ? surroundings.furtherLanguages : []
            timeZoneIdentifier = surroundings.timeZoneIdentifier
            date = surroundings.date
            seed = surroundings.seed
            systemVersion = surroundings.systemVersion
        }
        scale = options.scale ?? scale
        style = options.style ?? style
        direction = options.direction ?? direction
        localeIdentifier = options.localeIdentifier ?? localeIdentifier
        date = options.date ?? date
        seed = options.monkey?.seed ?? seed
        url = options.url
        shortcut = options.shortcut
        header?.apply(to: &self)
        timeScale = options.timeScale
        arguments = options.arguments
    }
}
