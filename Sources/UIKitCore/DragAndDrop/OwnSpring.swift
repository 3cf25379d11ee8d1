import Foundation

/// The interaction by which a view of the framework is spring-loaded.
package final class OwnSpring: UISpringLoadedInteraction {}

extension UIView {
    private var ownSpring: OwnSpring? {
        for case let spring as OwnSpring in attachments?.interactions ?? [] { return spring }
        return nil
    }

    /// Whether the view is spring-loaded by itself.
    package var hasOwnSpring: Bool { ownSpring != nil }

    /// Has the view be spring-loaded, or no more.
    package func setOwnSpring(_ isOn: Bool, _ make: () -> OwnSpring) {
        if let spring = ownSpring {
            if !isOn { removeInteraction(spring) }
        } else if isOn {
            addInteraction(make())
        }
    }
}
