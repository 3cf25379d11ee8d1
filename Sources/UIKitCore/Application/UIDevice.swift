public import Foundation
public import UIFoundation

/// The device that the app believes to run on: its idiom and how it is held.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The running app's device.
    public static var current: UIDevice { ApplicationRuntime.current?.device ?? fallback }

    private static let fallback = UIDevice(idiom: .phone)

    /// Phone or pad; fixed at launch.
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    private var generators = 0
    private var storedOrientation = UIDeviceOrientation.portrait

    package init(idiom: UIUserInterfaceIdiom) { userInterfaceIdiom = idiom }

    /// How the device is held, derived from the window's shape and rotate commands.
    open var orientation: UIDeviceOrientation { storedOrientation }

    /// The kind of device.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The system's name.
    open var systemName: String { "Linux" }

    /// True while turns are announced.
    open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }

    /// Begins to announce turns; each call needs an `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }

    /// Ends what the matching begin began; without one nothing happens.
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
}
