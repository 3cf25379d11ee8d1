import UIKit

/// From exec to the end of the first frame: a window with a list of twenty one-line rows.
final class StartupScene: UIResponder, UIApplicationDelegate {
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

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            // The frame is painted and shown when the turn that this belongs to is over.
            DispatchQueue.main.async {
                Report.sinceExec("a.startup")
                exit(0)
            }
        }
    }
}
