import UIKit

/// From exec to the end of the first frame: a window with a list of twenty one-line rows.
final class StartupScene: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    static func run() {
        // The peers' window of 780×1688 pixels corresponds to 390×844 points at two pixels a point.
        let commandLine = [CommandLine.arguments[0], "--size", "390x844", "--scale", "2"]
        exit(
            ApplicationSession.run(commandLine: commandLine, delegateClass: StartupScene.self) {
                Report.sinceExec("a.startup")
                exit(0)
            })
    }

    private final class ListController: UIViewController {
        private static let rowHeight: CGFloat = 40

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for row in 0..<20 {
                let label = UILabel(
                    frame: CGRect(x: 0, y: CGFloat(row) * Self.rowHeight, width: 390, height: Self.rowHeight))
                label.text = "Conversation number \(row)"
                view.addSubview(label)
            }
        }

    }
}
