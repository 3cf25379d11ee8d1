import CoreGraphics
import UIFoundation

/// The window with the initial controller of the app's or scene's storyboard.
///
/// The delegate has it before the launch callbacks. It becomes visible after them, unless the delegate has set another window.
struct MainInterface {
    private let window: UIWindow
    private let owner: any _WindowOwner

    /// Makes the window of the app's delegate; nil when the information property list has no storyboard, or has scenes.
    init?(of runtime: ApplicationRuntime, for owner: (any _WindowOwner)?) {
        let information = runtime.information
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        guard let owner, information.sceneConfigurations.isEmpty,
            let name = isPad ? information.padMainStoryboard : information.mainStoryboard,
            let controller = installedInterfaceLoader.current.initialController(ofStoryboard: name)
        else { return nil }
        self.init(UIWindow(frame: UIScreen.main.bounds), controller, owner)
    }

    /// Makes the window of a scene's delegate; nil when neither the app nor the list specifies a storyboard for the scene.
    init?(of configuration: UISceneConfiguration, in scene: UIWindowScene, for owner: (any _WindowOwner)?) {
        guard let owner, let controller = configuration.makeInitialController() else { return nil }
        self.init(UIWindow(windowScene: scene), controller, owner)
    }

    private init?(_ window: UIWindow, _ controller: AnyObject, _ owner: any _WindowOwner) {
        guard let controller = controller as? UIViewController else { return nil }
        (self.window, self.owner) = (window, owner)
        window.rootViewController = controller
        owner.keptWindow = window
    }

    /// Shows the window if the delegate still has it.
    func show() {
        if owner.keptWindow === window { window.makeKeyAndVisible() }
    }
}

extension UISceneConfiguration {
    /// The initial controller of the storyboard that the app has set, else of the listed one; nil without any.
    fileprivate func makeInitialController() -> AnyObject? {
        if let chosen = chosenStoryboard as? any ReopenedStoryboard { return chosen.makeInitialController() }
        return listedStoryboard.flatMap { installedInterfaceLoader.current.initialController(ofStoryboard: $0) }
    }
}
