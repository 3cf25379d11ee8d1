import UIKit

/// From exec to the end of the first frame: a window with a list of twenty one-line rows.
final class StartupScene: UIResponder, Scene {
    private var window: UIWindow?

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

    static func frameDidShow() {
        Report.sinceExec("a.startup")
        exit(0)
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
