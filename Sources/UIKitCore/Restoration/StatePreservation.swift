import Foundation
import HostInterface
import UIFoundation

/// Saves the app's state if the app wants it.
struct StatePreservation {
    let runtime: ApplicationRuntime

    /// Asks the delegate, encodes every controller with an identifier, and gives the state to the store.
    func save() {
        guard let store = runtime.savedStateStore, let delegate = runtime.application.delegate else { return }
        let application = runtime.application
        let encoder = StateEncoder()
        let coder = encoder.makeArchiver()
        coder.encode(runtime.clock.date, forKey: UIApplication.stateRestorationTimestampKey)
        coder.encode(
            UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        coder.encode(runtime.device.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
        if let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String {
            coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
        }
        guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return store.remove() }
        for window in runtime.scene.windows {
            if let root = window.rootViewController { encoder.number(of: root) }
        }
        encoder.encodeFound()
        delegate.application(application, willEncodeRestorableStateWith: coder)
        encoder.encodeFound()
        coder.finishEncoding()
        do {
            store.save(try SavedState(application: coder.encodedData, places: encoder.places).data())
        } catch {
            Diagnostics.log("The state of the app could not be saved: \(error)")
        }
    }
}
