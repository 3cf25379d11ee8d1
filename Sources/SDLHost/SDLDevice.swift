import CSDL2
import Foundation
package import HostInterface

/// The machine as SDL and the desktop's files know it.
package final class SDLDevice: HostDevice {
    /// Seconds between two looks at the battery.
    package static let powerInterval = 60.0

    private let readPower: () -> HostEvent.Power?
    private let openAddress: (String) -> Bool
    private var isWatchingPower = false
    private var lastPower: HostEvent.Power?
    /// The media time of the next look at the battery; nil until the first one is to be scheduled.
    private var nextLook: Double?
    private var answers: [HostEvent] = []
    private let handlers = URLHandlers()

    /// Makes a device of SDL's functions; tests replace them.
    ///
    /// - Parameter readPower: Returns the state of the battery; nil for no battery.
    /// - Parameter openAddress: Gives an address to the desktop and returns whether that succeeded.
    package init(
        readPower: @escaping () -> HostEvent.Power? = SDLDevice.power,
        openAddress: @escaping (String) -> Bool = { SDL_OpenURL($0) == 0 }
    ) {
        (self.readPower, self.openAddress) = (readPower, openAddress)
    }

    package func watchPower(_ isWatched: Bool) -> HostEvent.Power? {
        isWatchingPower = isWatched
        lastPower = isWatched ? readPower() : nil
        nextLook = nil
        return lastPower
    }

    package func keepDisplayOn(_ isKeptOn: Bool) {
        SessionBus.withoutStartingOne { if isKeptOn { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() } }
    }

    package func handles(scheme: String) -> Bool { handlers.contains(scheme: scheme) }

    package func open(_ url: String) { answers.append(.opened(url: url, isOpened: openAddress(url))) }

    /// News for the app at a media time: answers, and a change of the battery.
    package func news(at time: Double) -> [HostEvent] {
        defer { answers = [] }
        guard isWatchingPower, time >= nextLook ?? time else { return answers }
        // The first look was the answer to the app.
        let isFirst = nextLook == nil
        nextLook = time + Self.powerInterval
        guard !isFirst, let power = readPower(), power != lastPower else { return answers }
        lastPower = power
        return answers + [.power(power)]
    }

    /// The battery now; nil where there is none, or where the system does not report it.
    package nonisolated static func power() -> HostEvent.Power? {
        var percent: Int32 = -1
        let state: HostEvent.PowerState
        switch SDL_GetPowerInfo(nil, &percent) {
        case SDL_POWERSTATE_ON_BATTERY: state = .unplugged
        case SDL_POWERSTATE_CHARGING: state = .charging
        case SDL_POWERSTATE_CHARGED: state = .full
        default: return nil
        }
        return HostEvent.Power(state: state, level: (0...100).contains(percent) ? Double(percent) / 100 : nil)
    }
}
