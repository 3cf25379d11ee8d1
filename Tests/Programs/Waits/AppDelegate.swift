import Foundation
import UIKit

/// An app that waits in all ways that there are; its first argument after `--` names a page of them.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let constructs = Constructs()
    private let racing = Racing()
    private let modes = Modes()

    static func main() {
        if CommandLine.arguments.last == "strangers" { Strangers.start() }
        run(self)
    }

    /// The usual way, which this class has overridden.
    private static func run<Delegate: UIResponder & UIApplicationDelegate>(_ type: Delegate.Type) { type.main() }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let everything = CommandLine.arguments.last == "everything" ? EverythingViewController() : nil
        let controller = everything ?? UIViewController()
        controller.view.backgroundColor = .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        if everything == nil, CommandLine.arguments.last != "dates" { Diary.open() }
        switch CommandLine.arguments.last {
        case "everything": everything?.start()
        case "dates": Dates().run()
        case "sets": Dates.noteSet()
        case "constructs": constructs.schedule()
        case "cancelled": constructs.scheduleAndCancel()
        case "racing": racing.schedule()
        case "modes": modes.schedule(in: controller.view)
        case "blocking": Blocking().run()
        case "clocks": Clocks().run()
        case "outside": Outside().run()
        case "chance": Chance().run()
        case "chance after parsing":
            Chance.parse()
            Chance().run()
        case "starting": Starting().run()
        case "program": Asking().runProgram()
        case "programs": Programs.run()
        case "talking": Programs.talk()
        case "polling": Programs.poll()
        case "endless": Programs.runEndlessly()
        case "faulty": controller.view.addSubview(FaultyControl())
        case "strangers": Strangers.run()
        case "within": Outside().readWithin()
        case let page? where page.hasPrefix("tool "): Tools.run(String(page.dropFirst(5)))
        case let page? where page.hasPrefix("waiting for "): Tools.wait(for: String(page.dropFirst(12)))
        case let page? where page.hasPrefix("statuses of "): Statuses.take(of: String(page.dropFirst(12)))
        case let page? where page.hasPrefix("unnoticed "):
            Unnoticed.run(page.split(separator: " ").dropFirst().map(String.init))
        case let page? where page.hasPrefix("read "): Outside().read(page.split(separator: " ").map(String.init))
        case let page? where page.hasPrefix("asking "): Asking().run(port: UInt16(page.dropFirst(7)) ?? 0)
        default: Ticking().run()
        }
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { Diary.print() }
}
