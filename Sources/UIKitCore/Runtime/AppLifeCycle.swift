import Foundation
import HostInterface
import QuartzCore

/// The life cycle of the app, as its delegate, its scene and observers see it.
struct AppLifeCycle {
    let runtime: ApplicationRuntime
    private var application: UIApplication { runtime.application }
    private var delegate: (any UIApplicationDelegate)? { application.delegate }

    private var scene: UIWindowScene { runtime.scene }
    /// The app's delegate if it is notified of activity; a scene's delegate is notified instead of it.
    private var activityDelegate: (any UIApplicationDelegate)? { runtime.hasSceneDelegate ? nil : delegate }

    func launch() {
        let url = runtime.configuration.url.flatMap { URL(string: $0) }
        let shortcut = runtime.configuration.shortcut.map { type in
            LaunchShortcuts(listing: runtime.information.shortcuts, keptIn: runtime.defaults).item(ofType: type)
        }
        var given: [UIApplication.LaunchOptionsKey: Any] = [:]
        given[.url] = url
        given[.shortcutItem] = shortcut
        let options = given.isEmpty ? nil : given
        let interface = MainInterface(of: runtime, for: delegate)
        let isWilling = delegate?.application(application, willFinishLaunchingWithOptions: options) ?? true
        let restoration = StateRestoration.run(runtime)
        let isDone = delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
        interface?.show()
        post(UIApplication.didFinishLaunchingNotification)
        SceneConnection(runtime: runtime).begin(
            UIScene.ConnectionOptions(
                urlContexts: Set(url.map { [UIOpenURLContext(url: $0)] } ?? []), shortcutItem: shortcut))
        if let url, isWilling, isDone {
            _ = activityDelegate?.application(application, open: url, options: [:])
        }
        if let shortcut, isWilling, isDone {
            activityDelegate?.application(application, performActionFor: shortcut) { _ in }
        }
        if !scene.windows.contains(where: { $0.rootViewController != nil }) {
            Diagnostics.log(
                "Application windows are expected to have a root view controller at the end of application launch. "
                    + "Make a UIWindow, set its rootViewController and call makeKeyAndVisible().")
        }
        restoration?.launchDidEnd()
        runtime.orientation.allowDecisions()
        setActive(true)
        runtime.dayChange.schedule()
        runtime.setNeedsFrame()
    }

    /// Called when the window became key or resigned.
    func setActive(_ isActive: Bool) {
        if isActive {
            guard application.applicationState == .inactive else { return }
            application.applicationState = .active
            runtime.keyboard.inputMethod.focusDidReturn()
            scene.activationState = .foregroundActive
            activityDelegate?.applicationDidBecomeActive(application)
            scene.delegate?.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, scene)
            post(UIApplication.didBecomeActiveNotification)
            runtime.pasteboards.notifyOfChanges()
        } else {
            guard application.applicationState == .active else { return }
            runtime.touchTracker.cancelAll()
            runtime.drag?.cancel()
            runtime.openMenu?.dismiss(animated: false)
            runtime.modifierFlags = []
            runtime.keyboard.cancelAll()
            runtime.keyboard.inputMethod.focusDidLeave()
            runtime.heldButton = nil
            activityDelegate?.applicationWillResignActive(application)
            scene.delegate?.sceneWillResignActive(scene)
            post(UIScene.willDeactivateNotification, scene)
            post(UIApplication.willResignActiveNotification)
            application.applicationState = .inactive
            scene.activationState = .foregroundInactive
        }
        application.updateIdleTimer()
    }

    /// Called when the window was minimised or restored.
    func setVisible(_ isVisible: Bool) {
        if isVisible {
            guard application.applicationState == .background else { return }
            activityDelegate?.applicationWillEnterForeground(application)
            scene.delegate?.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, scene)
            post(UIApplication.willEnterForegroundNotification)
            application.applicationState = .inactive
            setActive(true)
        } else {
            guard application.applicationState != .background else { return }
            setActive(false)
            application.applicationState = .background
            scene.activationState = .background
            activityDelegate?.applicationDidEnterBackground(application)
            scene.delegate?.sceneDidEnterBackground(scene)
            post(UIScene.didEnterBackgroundNotification, scene)
            post(UIApplication.didEnterBackgroundNotification)
            save()
        }
    }

    private func save() {
        StatePreservation(runtime: runtime).save()
        if let delegate = scene.delegate {
            scene.session.keep(delegate.stateRestorationActivity(for: scene), in: runtime.defaults)
        }
        scene.session.save(to: runtime.defaults)
        if !runtime.defaults.synchronize() { Diagnostics.log("The settings of the app could not be saved.") }
    }

    /// Sends a memory warning to the delegate, then to observers, then to all living controllers.
    func warnOfLowMemory() {
        runtime.traceMemoryWarning()
        delegate?.applicationDidReceiveMemoryWarning(application)
        post(UIApplication.didReceiveMemoryWarningNotification)
        for controller in ControllerRegistry.all { controller.sendMemoryWarning() }
        runtime.trimCaches()
    }

    func terminate() {
        setActive(false)
        save()
        SceneConnection(runtime: runtime).end()
        delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
        application.expireBackgroundTasks()
    }

    private func post(_ name: NSNotification.Name) { post(name, application) }

    private func post(_ name: NSNotification.Name, _ object: UIResponder) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
