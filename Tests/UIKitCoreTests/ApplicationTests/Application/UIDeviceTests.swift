import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIDeviceTests {
    private let half = HostEvent.Power(state: .unplugged, level: 0.5)

    @Test func `a device has its kind's name, and the version that the launch was given`() {
        let tester = ViewTester(idiom: .pad)
        let device = UIDevice.current

        #expect(device.name == "iPad")
        #expect(device.localizedModel == "iPad")
        #expect(device.systemVersion == "6.1")
        #expect(device.isMultitaskingSupported)
        #expect(tester.isAtRest)
    }

    @Test func `an app's identifier is kept with its settings, and else is derived from the seed`() throws {
        let first = ViewTester()
        let identifier = try #require(UIDevice.current.identifierForVendor)
        let again = UIDevice.current.identifierForVendor
        let kept = first.runtime.defaults

        let fresh = ViewTester()
        let replayed = UIDevice.current.identifierForVendor
        fresh.runtime.defaults.set("4B6D7A51-5D2C-4E0B-9E57-7A3C2B1F0E9D", forKey: "UIDeviceIdentifier")

        #expect(identifier.uuidString.dropFirst(14).first == "4")
        #expect(again == identifier)
        #expect(kept.string(forKey: "UIDeviceIdentifier") == identifier.uuidString)
        #expect(replayed == identifier)
        #expect(UIDevice.current.identifierForVendor?.uuidString.hasPrefix("4B6D7A51") == true)
    }

    @Test func `a battery that is not monitored is not known`() {
        let tester = ViewTester()

        tester.send(.power(half))

        #expect(UIDevice.current.batteryState == .unknown)
        #expect(UIDevice.current.batteryLevel == -1)
    }

    @Test func `monitoring begins with the battery's current state, which is recorded`() {
        let tester = ViewTester(
            stateStore: nil, recorded: [RecordedEvent(time: 0, event: .power(half))], delegate: nil)
        var events: [HostEvent] = []
        tester.runtime.onEvent = { event, _ in events.append(event) }
        let device = UIDevice.current

        device.isBatteryMonitoringEnabled = true
        let known = (device.batteryState, device.batteryLevel)
        device.isBatteryMonitoringEnabled = false

        #expect(known == (.unplugged, 0.5))
        #expect(events == [.power(half)])
        #expect(device.batteryState == .unknown)
        #expect(device.batteryLevel == -1)
    }

    @Test func `observers are notified of the battery's values that changed`() {
        let tester = ViewTester()
        var heard: [String] = []
        let names = [
            UIDevice.batteryStateDidChangeNotification: "state", UIDevice.batteryLevelDidChangeNotification: "level",
        ]
        let observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: UIDevice.current, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(word) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        UIDevice.current.isBatteryMonitoringEnabled = true

        tester.send(.power(half))
        tester.send(.power(half))
        let quiet = heard
        tester.send(.power(HostEvent.Power(state: .unplugged, level: 0.25)))
        tester.send(.power(HostEvent.Power(state: .charging, level: 0.25)))
        let charging = UIDevice.current.batteryState
        tester.send(.power(HostEvent.Power(state: .full)))

        #expect(quiet == [])
        #expect(heard == ["level", "state", "state", "level"])
        #expect(charging == .charging)
        #expect(UIDevice.current.batteryState == .full)
        #expect(UIDevice.current.batteryLevel == -1)
    }

    @Test func `a device without a sensor reports no proximity`() {
        let tester = ViewTester()
        var heard = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.proximityStateDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { heard += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }

        UIDevice.current.isProximityMonitoringEnabled = true
        tester.pump(by: 1)

        #expect(!UIDevice.current.isProximityMonitoringEnabled)
        #expect(!UIDevice.current.proximityState)
        #expect(heard == 0)
    }
}
