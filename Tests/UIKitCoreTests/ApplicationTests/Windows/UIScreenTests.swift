import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIScreenTests {
    /// Notes the names of notifications while a closure runs.
    private func notifications(_ names: [NSNotification.Name], during body: () -> Void) -> [NSNotification.Name] {
        var heard: [NSNotification.Name] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: UIScreen.main, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(name) }
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return heard
    }

    @Test func `the canvas is the only screen, with one mode of its pixels`() throws {
        let tester = ViewTester(scale: 2)
        let screen = UIScreen.main
        let mode = try #require(screen.currentMode)

        screen.currentMode = UIScreen.main.preferredMode
        let quiet = tester.diagnostics
        screen.currentMode = nil

        #expect(UIScreen.screens == [screen])
        #expect(mode.size == CGSize(width: 750, height: 1334))
        #expect(mode.pixelAspectRatio == 1)
        #expect(screen.availableModes == [mode])
        #expect(screen.preferredMode === mode)
        #expect(screen.currentMode === mode)
        #expect(quiet == [])
        #expect(tester.diagnostics.count == 1)
    }

    @Test func `a window of another size is another mode, and a turned one is not`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let names = [
            UIScreen.modeDidChangeNotification, UIScreen.didConnectNotification, UIScreen.didDisconnectNotification,
        ]

        let turned = notifications(names) { tester.rotate(toTheLeft: true) }
        tester.settle()
        let resized = notifications(names) { tester.resize(to: CGSize(width: 800, height: 500)) }

        #expect(turned == [])
        #expect(resized == [UIScreen.modeDidChangeNotification])
        #expect(UIScreen.main.currentMode?.size == CGSize(width: 500, height: 800))
    }

    @Test func `brightness stays within its limits and posts its changes`() {
        let tester = ViewTester()
        let screen = UIScreen.main
        let first = screen.brightness

        let heard = notifications([UIScreen.brightnessDidChangeNotification]) {
            screen.brightness = 2
            screen.brightness = 1
            screen.brightness = .nan
            screen.brightness = -1
        }

        #expect(first == 0.5)
        #expect(screen.brightness == 0)
        #expect(heard.count == 2)
        #expect(tester.isAtRest)
    }

    @Test func `a screen's display link is called with its frames`() throws {
        let tester = ViewTester()
        let player = Player()
        tester.pump()

        let link = try #require(UIScreen.main.displayLink(withTarget: player, selector: Player.step))
        let other = try #require(
            UIScreen.main.displayLink(withTarget: player, selector: Selector(Player.step)))
        link.add(to: .main, forMode: .common)
        tester.pump(by: 0.1)
        let steps = player.steps
        link.invalidate()
        other.add(to: .main, forMode: .common)
        tester.pump(by: 0.1)
        other.invalidate()

        #expect(steps == 6)
        #expect(player.steps == 12)
    }

    @Test func `the focused item is the one that a key has led to`() {
        let tester = ViewTester()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        tester.show(button)
        let before = UIScreen.main.focusedView

        tester.press(.keyboardTab)
        tester.pump()

        #expect(before == nil)
        #expect(UIScreen.main.supportsFocus)
        #expect(UIScreen.main.focusedView === button)
        #expect(UIScreen.main.focusedItem === button)
        #expect(
            UIApplication.shared.connectedScenes.first.flatMap { $0 as? UIWindowScene }?.focusSystem?.focusedItem
                === button)
        tester.settle()
    }

    @Test func `a snapshot shows the windows' picture`() {
        let tester = ViewTester()
        let patch = UIView(frame: CGRect(x: 40, y: 60, width: 10, height: 10))
        patch.backgroundColor = .red
        tester.show(patch)

        let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: false)
        patch.removeFromSuperview()
        tester.show(snapshot)

        #expect(snapshot.frame == UIScreen.main.bounds)
        #expect(tester.pixel(x: 45, y: 65) == 0xFFFF_0000)
    }

    @Test func `the older application frame is the screen without the status bar`() {
        let tester = ViewTester()
        tester.show(UIViewController())

        let frame = (DeprecatedScreen() as any FrameReading).applicationFrame(of: UIScreen.main)

        #expect(frame == CGRect(x: 0, y: 20, width: 375, height: 647))
        #expect(tester.isAtRest)
    }
}

/// Counts the frames of a link.
private final class Player {
    var steps = 0

    func step(_ link: CADisplayLink) { steps += 1 }
}

/// Lets a deprecated property be read.
private protocol FrameReading {
    func applicationFrame(of screen: UIScreen) -> CGRect
}

private struct DeprecatedScreen: FrameReading {
    @available(*, deprecated)
    func applicationFrame(of screen: UIScreen) -> CGRect { screen.applicationFrame }
}
