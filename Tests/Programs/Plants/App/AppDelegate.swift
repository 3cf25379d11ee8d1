import UIKit
import os.log

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: PlantsViewController())
        window?.makeKeyAndVisible()
        return true
    }

    /// The last responder of every chain gets actions that no responder before it handles.
    @IBAction func help(_ sender: UIButton) {
        print("help for", sender.currentTitle ?? "nobody")
    }
}
