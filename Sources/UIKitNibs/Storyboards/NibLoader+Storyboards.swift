import UIKitCore

extension NibLoader {
    @MainActor package func initialController(ofStoryboard name: String) -> AnyObject? {
        UIStoryboard(name: name, bundle: nil).makeInitialController()
    }
}
