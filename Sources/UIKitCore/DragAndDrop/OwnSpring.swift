import Foundation

/// The spring-loaded interaction that a framework view adds to itself when it is spring-loaded.
package final class OwnSpring: UISpringLoadedInteraction {}

extension UIView {
    private var ownSpring: OwnSpring? {
        for case let spring as OwnSpring in attachments?.interactions ?? [] { return spring }
        return nil
    }

    /// Whether the view has its own spring-loaded interaction.
    package var hasOwnSpring: Bool { ownSpring != nil }

    /// Adds or removes the view's own spring-loaded interaction.
    package func setOwnSpring(_ isOn: Bool, _ make: () -> OwnSpring) {
        if let spring = ownSpring {
            if !isOn { removeInteraction(spring) }
        } else if isOn {
            addInteraction(make())
        }
    }
}
