public import Foundation
import HostInterface
public import UIFoundation

/// The device that the app believes to run on: its idiom and how it is held.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The running app's device.
    public static var current: UIDevice { ApplicationRuntime.current?.device ?? fallback }

    private static let fallback = UIDevice(idiom: .phone)

    /// Phone or pad; fixed at launch.
    open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom

    private var generators = 0
    private var storedOrientation = UIDeviceOrientation.portrait
    private var power: HostEvent.Power?
    private let version: String

    package init(
        idiom: UIUserInterfaceIdiom, systemVersion: String = LaunchConfiguration.usualSystemVersion
    ) {
        (userInterfaceIdiom, version) = (idiom, systemVersion)
    }

    /// The orientation in which the device is held, derived from the window's shape and rotate commands.
    open var orientation: UIDeviceOrientation { storedOrientation }

    /// The kind of device.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The kind of device in the user's language.
    open var localizedModel: String { model }

    /// The device's name: that of its kind, as on iOS for apps that may not know the user's name for it.
    open var name: String { model }

    /// The version of the system's kernel, such as `6.1.0`; of a session without a window and of its replay, `6.1`.
    open var systemVersion: String { version }

    /// An identifier of the app on this machine, the same at each launch; nil before the app runs.
    ///
    /// It is kept with the app's settings: a session that begins like every other has one of its own, which its replay has too.
    open var identifierForVendor: UUID? { ApplicationRuntime.current?.keptIdentifier(forKey: "UIDeviceIdentifier") }

    /// Whether several apps can run at a time.
    open var isMultitaskingSupported: Bool { true }

    /// The system's name.
    open var systemName: String { "Linux" }

    /// True while turns are announced.
    open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }

    /// Begins to announce turns; each call needs an `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }

    /// Ends the matching begin; has no effect without one.
    open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }

    /// Posted when the device was turned, whether or not the interface follows.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")

    func turn(to orientation: UIDeviceOrientation) {
        guard orientation != storedOrientation else { return }
        storedOrientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Battery

    /// The condition of the battery.
    public nonisolated enum BatteryState: Int, Sendable {
        /// Not known, or not monitored.
        case unknown = 0
        /// Gives power.
        case unplugged = 1
        /// Is being filled.
        case charging = 2
        /// Filled, with the power supply connected.
        case full = 3
    }

    /// Whether the battery is looked at, once a minute. A machine that has none stays unknown.
    open var isBatteryMonitoringEnabled = false {
        didSet {
            guard isBatteryMonitoringEnabled != oldValue, let runtime = ApplicationRuntime.current else { return }
            power = nil
            let found = runtime.host?.device.watchPower(isBatteryMonitoringEnabled)
            if let found { runtime.receive(.power(found), at: runtime.now) }
        }
    }

    /// Whether the battery is charged or discharged; unknown while it is not monitored.
    open var batteryState: BatteryState {
        switch power?.state {
        case .unplugged: .unplugged
        case .charging: .charging
        case .full: .full
        case .unknown, nil: .unknown
        }
    }

    /// The charge from 0 to 1; −1 when it is unknown or not monitored.
    open var batteryLevel: Float { power?.level.map { Float($0) } ?? -1 }

    /// Posted when the battery's state changed while it is monitored; the object is the device.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when the charge changed while it is monitored; the object is the device.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    /// The first reading is no change.
    func adopt(_ reading: HostEvent.Power) {
        guard isBatteryMonitoringEnabled else { return }
        let previous = power
        power = reading
        guard let previous else { return }
        if reading.state != previous.state { post(Self.batteryStateDidChangeNotification) }
        if reading.level != previous.level { post(Self.batteryLevelDidChangeNotification) }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Proximity

    /// Whether the proximity sensor is read. The device has none: setting true leaves it false.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether an object is close to the device. Always false: there is no sensor.
    open var proximityState: Bool { false }

    /// Posted when the proximity state changed; without a sensor, never.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
