import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    // The window of Main.storyboard, as Info.plist says.
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        window?.tintColor = UIColor(named: "Brand")
    }
}
