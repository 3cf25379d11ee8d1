package import UIKitCore
import UIKitInvariants

extension UIViewController {
    /// The disagreements among the controller's links, views and callbacks, as clauses; empty when all is well.
    ///
    /// - Parameter isAtRest: Whether no motion and no work is pending, so that more has to hold.
    package func faults(isAtRest: Bool) -> [String] { ControllerInspection(of: self, isAtRest: isAtRest).faults }
}
