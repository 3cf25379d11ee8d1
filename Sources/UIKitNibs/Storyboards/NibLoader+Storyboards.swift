package import Foundation
package import UIKitCore

extension NibLoader {
    @MainActor package func initialController(ofStoryboard name: String) -> AnyObject? {
        UIStoryboard(name: name, bundle: nil).makeInitialController()
    }

    @MainActor package func reopenStoryboard(named name: String, in bundle: Bundle?) -> (any ReopenedStoryboard)? {
        guard InterfaceFiles.shared.path(of: name, .storyboard, in: bundle) != nil else { return nil }
        return UIStoryboard(name: name, bundle: bundle)
    }
}
