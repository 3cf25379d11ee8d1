import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import QuartzCore
import TestTurns
import Testing
import UIFoundation
import UIKitCore

/// A real app between the doors, whose frames are counted.
@Suite(.exclusive) struct IdleTests {
    private final class CountedApp: ApplicationDriver {
        let host = HeadlessHost()
        let delegate = Delegate()
        let runtime: ApplicationRuntime
        /// How often the host asked for a frame.
        var asked = 0
        /// How often there was one.
        var made = 0

        init() {
            runtime = ApplicationRuntime(
                configuration: LaunchConfiguration(appName: "Idle", size: CGSize(width: 300, height: 600), scale: 1),
                host: host, clock: host.clock)
            runtime.install()
            host.attach(self)
            host.onFrame = { [unowned self] _ in made += 1 }
            runtime.launch(delegate: delegate)
        }

        func receive(_ event: HostEvent, at time: Double) -> Bool { runtime.receive(event, at: time) }

        func frame(at time: Double) -> RenderFrame? {
            asked += 1
            return runtime.frame(at: time)
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = BareController()
            window.rootViewController = controller
            box.backgroundColor = .red
            controller.view.addSubview(box)
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    private final class BareController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    @Test func `an idle app is asked for no frame in an hour`() {
        let app = CountedApp()
        app.host.advance(to: 1)
        let (asked, made) = (app.asked, app.made)

        app.host.advance(to: 3600)

        #expect(made > 0)
        #expect(app.asked == asked)
        #expect(app.made == made)
    }

    @Test func `a change is one frame`() {
        let app = CountedApp()
        app.host.advance(to: 1)
        let (asked, made) = (app.asked, app.made)

        app.delegate.box.center.x += 5
        app.delegate.box.center.y += 5
        app.host.advance(to: 60)

        #expect(app.asked == asked + 1)
        #expect(app.made == made + 1)
    }

    @Test func `a requested frame without changes is nil`() {
        let app = CountedApp()
        app.host.advance(to: 1)
        let made = app.made

        app.host.requestFrame(at: 2)
        app.host.advance(to: 3)
        let again = app.runtime.frame(at: 4)

        #expect(app.made == made)
        #expect(again == nil)
    }

    @Test func `after an animation no more frames are asked for`() {
        let app = CountedApp()
        app.host.advance(to: 1)
        let made = app.made

        UIView.animate(withDuration: 0.5) { app.delegate.box.alpha = 0.5 }
        app.host.advance(to: 2)
        let (asked, madeThen) = (app.asked, app.made)
        app.host.advance(to: 600)

        // Thirty steps of 1/60 s and the end.
        #expect(madeThen - made >= 30)
        #expect(app.asked == asked)
    }
}
