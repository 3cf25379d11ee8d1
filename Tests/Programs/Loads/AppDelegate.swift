import Foundation
import FoundationNetworking
import UIKit

/// An app that asks the network: its first argument after `--` names a page and the port of a server on this machine.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var loader: Loader?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = .white
        window.makeKeyAndVisible()
        self.window = window
        let words = CommandLine.arguments.last?.split(separator: " ") ?? []
        guard let port = words.last.flatMap({ Int($0) }) else { return true }
        let loader = Loader(port: port)
        self.loader = loader
        switch words[0] {
        case "single": loader.load("/hello")
        case "sessions": loader.loadInSessions()
        case "cancelled": loader.loadAndCancel()
        case "events": loader.loadWithDelegate()
        case "parts": loader.loadParts(of: words.count == 3 ? String(words[1]) : "/parts")
        case "twice": loader.loadTwice()
        case "stuck":
            loader.load("/hello", expecting: "hello") { window.rootViewController?.view.addSubview(StuckControl()) }
        case "waiting":
            let control = StuckControl()
            window.rootViewController?.view.addSubview(control)
            loader.load("/never") { control.removeFromSuperview() }
        case "preparing":
            let control = StuckControl()
            window.rootViewController?.view.addSubview(control)
            loader.load("/never", after: 300_000) { control.removeFromSuperview() }
        default: loader.loadEverything()
        }
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { Diary.print() }
}

/// A control over the whole window that says forever that it tracks a touch: a fault for those who check.
private final class StuckControl: UIControl {
    override var isTracking: Bool { true }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        frame = superview?.bounds ?? .zero
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
