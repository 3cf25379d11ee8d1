import Foundation
import QuartzCore

/// The app's way from launch to its end, as its delegate, its scene and observers see it.
struct AppLifeCycle {
    let runtime: ApplicationRuntime
    private var application: UIApplication { runtime.application }
    private var delegate: (any UIApplicationDelegate)? { application.delegate }

    func launch() {
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        let restoration = StateRestoration.run(runtime)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
        if !runtime.scene.windows.contains(where: { $0.rootViewController != nil }) {
            Diagnostics.log(
                "Application windows are expected to have a root view controller at the end of application launch. "
                    + "Make a UIWindow, set its rootViewController and call makeKeyAndVisible().")
        }
        restoration?.finish()
        runtime.orientation.allowDecisions()
        setActive(true)
        runtime.setNeedsFrame()
    }

    /// The window gained or lost the keyboard.
    func setActive(_ isActive: Bool) {
        if isActive {
            guard application.applicationState == .inactive else { return }
            application.applicationState = .active
            runtime.scene.activationState = .foregroundActive
            delegate?.applicationDidBecomeActive(application)
            runtime.scene.delegate?.sceneDidBecomeActive(runtime.scene)
            post(UIApplication.didBecomeActiveNotification)
            runtime.pasteboards.notifyOfChanges()
        } else {
            guard application.applicationState == .active else { return }
            runtime.touchTracker.cancelAll()
            runtime.openMenu?.dismiss(animated: false)
            runtime.modifierFlags = []
            runtime.keyboard.cancelAll()
            runtime.heldButton = nil
            delegate?.applicationWillResignActive(application)
            runtime.scene.delegate?.sceneWillResignActive(runtime.scene)
            post(UIApplication.willResignActiveNotification)
            application.applicationState = .inactive
            runtime.scene.activationState = .foregroundInactive
        }
    }

    /// The window was minimised or restored.
    func setVisible(_ isVisible: Bool) {
        if isVisible {
            guard application.applicationState == .background else { return }
            delegate?.applicationWillEnterForeground(application)
            runtime.scene.delegate?.sceneWillEnterForeground(runtime.scene)
            post(UIApplication.willEnterForegroundNotification)
            application.applicationState = .inactive
            setActive(true)
        } else {
            guard application.applicationState != .background else { return }
            setActive(false)
            application.applicationState = .background
            runtime.scene.activationState = .background
            delegate?.applicationDidEnterBackground(application)
            runtime.scene.delegate?.sceneDidEnterBackground(runtime.scene)
            post(UIApplication.didEnterBackgroundNotification)
            save()
        }
    }

    private func save() {
        StatePreservation(runtime: runtime).save()
        if !runtime.defaults.synchronize() { Diagnostics.log("The settings of the app could not be saved.") }
    }

    /// Memory is short: the delegate, then observers, then every living controller.
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
        delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
