import Foundation
public import UIKitCore

extension UIAlertController: UISpringLoadedInteractionSupporting {
    /// Whether items that are dragged over the button of an action and stay there choose it; false at first.
    public var isSpringLoaded: Bool {
        get { storedIsSpringLoaded }
        set { storedIsSpringLoaded = newValue }
    }
}
