import UIKit

/// A screen of a test's own size.
class ClientScreen: UIScreen {
    override class var screens: [UIScreen] { super.screens }

    override var applicationFrame: CGRect { super.applicationFrame }
    override var availableModes: [UIScreenMode] { super.availableModes }
    override var bounds: CGRect { super.bounds }
    override var brightness: CGFloat {
        get { super.brightness }
        set { super.brightness = newValue }
    }
    override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
    override var currentMode: UIScreenMode? {
        get { super.currentMode }
        set { super.currentMode = newValue }
    }
    override var fixedCoordinateSpace: any UICoordinateSpace { super.fixedCoordinateSpace }
    override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
    override var nativeBounds: CGRect { super.nativeBounds }
    override var nativeScale: CGFloat { super.nativeScale }
    override var preferredMode: UIScreenMode? { super.preferredMode }
    override var scale: CGFloat { super.scale }
    override var traitCollection: UITraitCollection { super.traitCollection }

    override func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        super.displayLink(withTarget: target, selector: sel)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        super.snapshotView(afterScreenUpdates: afterUpdates)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

/// A device that a test turns.
class ClientDevice: UIDevice {
    override var batteryLevel: Float { super.batteryLevel }
    override var batteryState: UIDevice.BatteryState { super.batteryState }
    override var identifierForVendor: UUID? { super.identifierForVendor }
    override var isBatteryMonitoringEnabled: Bool {
        get { super.isBatteryMonitoringEnabled }
        set { super.isBatteryMonitoringEnabled = newValue }
    }
    override var isGeneratingDeviceOrientationNotifications: Bool { super.isGeneratingDeviceOrientationNotifications }
    override var isMultitaskingSupported: Bool { super.isMultitaskingSupported }
    override var isProximityMonitoringEnabled: Bool {
        get { super.isProximityMonitoringEnabled }
        set { super.isProximityMonitoringEnabled = newValue }
    }
    override var localizedModel: String { super.localizedModel }
    override var model: String { super.model }
    override var name: String { super.name }
    override var orientation: UIDeviceOrientation { super.orientation }
    override var proximityState: Bool { super.proximityState }
    override var systemName: String { super.systemName }
    override var systemVersion: String { super.systemVersion }
    override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }

    override func beginGeneratingDeviceOrientationNotifications() {
        super.beginGeneratingDeviceOrientationNotifications()
    }
    override func endGeneratingDeviceOrientationNotifications() { super.endGeneratingDeviceOrientationNotifications() }
}

extension ClientScreen {
    static func read() {
        let bounds: CGRect = UIScreen.main.bounds
        let scale: CGFloat = UIScreen.main.scale
        let device: UIDevice = UIDevice.current
        _ = (bounds, scale, device.orientation.isLandscape, device.userInterfaceIdiom == .phone)
        device.beginGeneratingDeviceOrientationNotifications()
    }

    nonisolated static let name = UIDevice.orientationDidChangeNotification
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allDeviceOrientation: [UIDeviceOrientation] {
        [
            .faceDown, .faceUp, .landscapeLeft, .landscapeRight, .portrait, .portraitUpsideDown, .unknown,
        ]
    }
    static var allUserInterfaceIdiom: [UIUserInterfaceIdiom] {
        [
            .carPlay, .mac, .pad, .phone, .tv, .unspecified, .vision,
        ]
    }
}
