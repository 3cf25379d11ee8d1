import Foundation
import QuartzCore

/// Connects and disconnects the app's scene.
struct SceneConnection {
    let runtime: ApplicationRuntime
    private var scene: UIWindowScene { runtime.scene }

    /// Connects the scene: asks the app for its configuration, and makes the delegate that this specifies.
    func begin(_ options: UIScene.ConnectionOptions) {
        let session = scene.session
        if let configuration = runtime.application.delegate?.application(
            runtime.application, configurationForConnecting: session, options: options)
        {
            guard configuration.role == session.role else {
                fatalError(
                    "application(_:configurationForConnecting:options:) answered with the role \(configuration.role.rawValue) for a "
                        + "session with the role \(session.role.rawValue). Give the configuration the session's role.")
            }
            session.configuration = configuration
        }
        scene.activationState = .foregroundInactive
        scene.noteUpdate()
        if let delegateClass = session.configuration.delegateClass {
            let delegate = makeDelegate(delegateClass)
            scene.delegate = delegate
            runtime.hasSceneDelegate = true
            let interface = MainInterface(of: session.configuration, in: scene, for: delegate as? any _WindowOwner)
            delegate.scene(scene, willConnectTo: session, options: options)
            interface?.show()
            if let activity = session.stateRestorationActivity {
                delegate.scene(scene, restoreInteractionStateWith: activity)
            }
        }
        post(UIScene.willConnectNotification)
        guard runtime.hasSceneDelegate else { return }
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification)
    }

    private func makeDelegate(_ delegateClass: AnyClass) -> any UISceneDelegate {
        guard let responderClass = delegateClass as? UIResponder.Type,
            let delegate = ConstructibleObject.make(responderClass) as? any UISceneDelegate
        else {
            fatalError(
                "\(delegateClass) was named as the class of a scene's delegate. Name a subclass of UIResponder that conforms to "
                    + "UIWindowSceneDelegate.")
        }
        return delegate
    }

    /// Disconnects the scene because the app ends; the session is saved.
    func end() {
        scene.activationState = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: scene) }
}
